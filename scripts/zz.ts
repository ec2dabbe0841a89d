import { readGuides } from '#server/engines/knowledge/read-guides.ts'
import { guideIndex } from '#domain/knowledge/guide-index.ts'
import { readFileSync, existsSync } from 'node:fs'
const guides = (await readGuides('data/knowledge')).map(f=>f.guide)
const find = guideIndex(guides)
for (const f of ['english','spanish']) {
  if(!existsSync(`data/golden/chat/${f}.json`)) continue
  const qs = JSON.parse(readFileSync(`data/golden/chat/${f}.json`,'utf8'))
  for (const half of [false,true]) {
    const list = qs.filter((q:any)=>q.isHeldOut===half); let top=0,in4=0
    for (const q of list) { const hits=find(q.ask,4); const ids=hits.map(h=>h.guide.id); if(q.guides.includes(ids[0])) top++; else if(!half && process.argv[2]) console.log('  ',q.ask,'|',q.guides.join(),'|',hits.slice(0,3).map(h=>h.guide.id+':'+h.score.toFixed(1)+':'+h.nearness.toFixed(2)).join(' ')); if(ids.some(i=>q.guides.includes(i))) in4++ }
    console.log(f, half?'held':'tune', list.length, (top/list.length).toFixed(3), (in4/list.length).toFixed(3))
  }
}
