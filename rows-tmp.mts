import { chromium } from "@playwright/test";
const base="http://localhost:4199";
const b=await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell"});
await fetch(base+"/__mock/apply",{method:"POST",body:"persona:agent-china"});
for (const [total,given] of [[50000,10000],[50000,50000]] as const) for (const width of [390,1440]) {
 const c=await b.newContext({viewport:{width,height:900},locale:"en-US",serviceWorkers:"block"}); const p=await c.newPage(); console.log((await c.request.post(base+"/__mock/apply",{data:"persona:agent-china"})).status());
 p.on("pageerror",e=>console.log("ERR",e.message));
 await p.addInitScript(()=>{localStorage.setItem("locale",'"en-US"');localStorage.setItem("consent",'"none"')});
 await p.route("**/promoter/mch/list",async r=>{const res=await r.fetch();const j=await res.json();const list=j.data.list;const out=[];for(let i=0;i<given/list.length;i++)for(const x of list)out.push(i===0?x:{...x,kdUid:String(Number(x.kdUid)+i*1_000_000),name:x.name+" "+i});j.data.list=out.slice(0,given);j.data.total=total;await r.fulfill({response:res,json:j});});
 const t=Date.now();
 await p.goto(base+"/agent/merchant"); 
 await p.locator('[aria-posinset="1"]').waitFor({timeout:60000}).catch(async()=>{await p.screenshot({path:'/tmp/rows-fail.png'});console.log(await p.locator('main').innerText())});
 await p.getByText(/\d customers?/).first().waitFor({timeout:60000}).catch(e=>console.log("no count"));
 console.log(total,given,width,"first",Date.now()-t, await p.evaluate(()=>(performance as any).memory?.usedJSHeapSize/1e6));
 await p.waitForTimeout(3000);
 await p.screenshot({path:`/tmp/rows-${given}-${width}.png`});
 const t1=Date.now(); await p.getByRole("searchbox").first().fill("harbor 3").catch(()=>{}); await p.waitForTimeout(1500);
 await p.screenshot({path:`/tmp/rows-${given}-${width}-s.png`});
 await p.getByRole("searchbox").first().fill(""); await p.waitForTimeout(1500);
 await p.evaluate(()=>scrollTo({top:document.documentElement.scrollHeight,behavior:"instant"})); await p.waitForTimeout(2000);
 await p.screenshot({path:`/tmp/rows-${given}-${width}-end.png`});
 console.log(await p.evaluate(()=>[...document.querySelectorAll("[aria-posinset]")].map(e=>e.getAttribute("aria-posinset")).slice(-2).join()+" of "+document.querySelector("[aria-setsize]")?.getAttribute("aria-setsize")+" h "+document.documentElement.scrollHeight));
 await c.close();
}
await b.close();
