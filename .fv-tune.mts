import { readFileSync } from "node:fs";
import { planChunks } from "./scripts/build/chunks/chunk-plan";
import { findVisits } from "./scripts/build/chunks/visits";
const graph=new Map(JSON.parse(readFileSync("/tmp/fv-graph.json","utf8")));
const R=process.cwd()+"/src/";
const roots={entry:R+"main.tsx",routeTable:R+"app/route-table.ts",home:R+"screens/content/home-screen.tsx"};
const t=Date.now(); const plan=planChunks(graph as any,roots); const ms=Date.now()-t;
const v=findVisits(graph as any,roots);
const size=new Map(), imp=new Map();
for(const [id,m] of graph as any){const c=plan.chunkOf.get(id); size.set(c,(size.get(c)??0)+m.size); const s=imp.get(c)??new Set(); for(const i of m.imports) s.add(plan.chunkOf.get(i)); imp.set(c,s);}
const closure=(a)=>{const s=new Set(a); for(const x of s) for(const i of imp.get(x)??[]) s.add(i); return s;};
const base=[roots.entry,...v.steps.map(s=>s.root)];
const dp=R+"shared/data-provider.tsx";
const rows=v.screens.map(s=>{const isNo=/home-screen|faq-screen|unsub|being/.test(s.root); const mods=new Set<string>(); for(const r of [v.entry,...v.steps,s,...(isNo?[]:v.screens.filter(x=>x.root===dp))]) for(const m of r.modules) mods.add(m); const need=[...mods].reduce((a,m)=>a+(graph.get(m) as any).size,0);
 const c=closure([...base,s.root,...(isNo?[]:[dp])].map(x=>plan.chunkOf.get(x))); const got=[...c].reduce((a,x)=>a+size.get(x),0); return {n:s.root.replace(R+"screens/",""),need,got,req:c.size};});
rows.sort((a,b)=>b.got-a.got);
console.log(ms+"ms chunks",size.size,"max req",Math.max(...rows.map(r=>r.req)),"mean need",rows.reduce((a,r)=>a+r.need,0)/rows.length/1e3|0,"mean got",rows.reduce((a,r)=>a+r.got,0)/rows.length/1e3|0,"max got",rows[0].got/1e3|0, "small",[...size.values()].filter(x=>x<1e4).length);
if(process.argv[2]) for(const r of rows) console.log((r.got/1e3|0),(r.need/1e3|0),r.req,r.n);
else {const h=rows.find(r=>/home-sc/.test(r.n)); console.log("home",h.got/1e3|0,h.need/1e3|0,h.req); }
