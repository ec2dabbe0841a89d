import { readGuides } from '#server/engines/knowledge/read-guides.ts'
import { guideIndex } from '#domain/knowledge/guide-index.ts'

const guides=(await readGuides('data/knowledge')).map(f=>f.guide)
let t=performance.now();  guideIndex(guides); console.log('index',performance.now()-t, process.memoryUsage().heapUsed/1e6|0)
