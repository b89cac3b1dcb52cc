import { readFileSync } from "node:fs";
import { findVisits } from "./scripts/build/chunks/visits";
const graph:any=new Map(JSON.parse(readFileSync("/tmp/fv-graph.json","utf8")));
const R=process.cwd()+"/src/";
const v=findVisits(graph,{entry:R+"main.tsx",routeTable:R+"app/route-table.ts",home:R+"screens/content/home-screen.tsx"});
const show=(root)=>{const s=v.screens.find(x=>x.root.includes(root)); const base=new Set([v.entry,...v.steps].flatMap(x=>[...x.modules])); const mods=root==="home-screen"?new Set([...base,...s.modules]):new Set([...s.modules].filter(m=>!base.has(m))); console.log(root,[...mods].map(m=>[graph.get(m).size,m.replace(R,"").replace(/.*node_modules\//,"nm:")]).sort((a:any,b:any)=>b[0]-a[0]).slice(0,40).map(x=>x[1]+"="+x[0]).join(" "));};
show("home-screen"); show("login-screen");
