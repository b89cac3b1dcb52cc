import { brotliCompressSync } from "node:zlib";
import { buildChunks } from "./scripts/build/chunks/build-chunks";
const t=Date.now();
const chunks = await buildChunks(process.cwd(), {root:process.cwd(), configFile:"vite.config.ts", logLevel:"warn", mode:"production"}, "/tmp/fv-out");
console.log((Date.now()-t)/1000+" s");
const by=new Map(chunks.map(c=>[c.fileName,c]));
const size=new Map(chunks.map(c=>[c.fileName,brotliCompressSync(Buffer.from(c.code)).length]));
const modChunk=new Map(); for(const c of chunks) for(const m of c.moduleIds) modChunk.set(m,c);
const closure=(files)=>{const s=new Set(files); for(const f of s) for(const i of by.get(f)?.imports??[]) s.add(i); return s;};
const entry=chunks.find(c=>c.isEntry);
const R=process.cwd()+"/src/";
const steps=["app/chunks/hydrate.ts","app/chunks/i18n.ts","app/chunks/router.ts","app/start.tsx"].map(x=>modChunk.get(R+x)?.fileName);
console.log(chunks.length,"chunks","missing",steps);
const screens=[...modChunk.keys()].filter(m=>/screens\/.*-screen\.tsx$/.test(m));
const rows=screens.map(m=>{const isNoData=/home-screen|faq-screen|unsub|being/.test(m);const c=closure([entry.fileName,...steps,modChunk.get(m).fileName,...(isNoData?[]:[modChunk.get(R+"shared/data-provider.tsx").fileName])]);return [m.replace(R+"screens/",""),c.size,[...c].reduce((a,f)=>a+size.get(f),0)/1000,[...c].map(f=>f.replace(/assets\/|-[\w-]{8}\.js/g,"")+":"+(size.get(f)/1000).toFixed(1)).join(" ")]});
rows.sort((a,b)=>b[2]-a[2]); for(const r of rows) console.log(r[2].toFixed(1),r[1],r[0], process.argv[2]?r[3]:"");
console.log(rows.find(r=>/home-screen/.test(r[0]))[3]);
for(const c of chunks) for(const i of c.imports){ const cl=closure([i]); if(cl.has(c.fileName)) console.log("CYCLE",c.fileName,i);}
console.log("---- waste");
for(const c of chunks){ const ms=Object.entries(c.modules).map(([m,v])=>[v.renderedLength,m.replace(R,"").replace(/.*node_modules\//,"nm:")]).filter(x=>x[0]>0).sort((a,b)=>b[0]-a[0]); console.log(c.name,(size.get(c.fileName)/1000).toFixed(1),"needs",c.imports.map(f=>f.replace(/assets\/|-[\w-]{8}\.js/g,"")).join(","),"\n    ",ms.slice(0,+process.argv[3]||14).map(x=>x[1]+"="+(x[0]/1000).toFixed(1)).join(" ")); }
