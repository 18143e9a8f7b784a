import { chromium } from 'playwright-core';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const p = await b.newPage(); await p.goto('http://127.0.0.1:7711/'); await p.waitForTimeout(1500);
console.log(await p.locator('button').evaluateAll(x=>x.map(e=>JSON.stringify(e.textContent))));
await p.screenshot({path:'/tmp/cl/lobby.png'}); await b.close();
