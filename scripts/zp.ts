import { assessCrisis } from '#domain/assistant/crisis.ts'
import { sensitiveTopic } from '#domain/assistant/sensitive.ts'
import { languageOf } from '#domain/understanding/language-of.ts'
import { placeInText } from '#domain/understanding/place-in-text.ts'
import { knownPlaces } from '#server/engines/places/known-places.ts'
import { loadPlaces } from '#server/engines/places/places.ts'
import { readGuides } from '#server/engines/knowledge/read-guides.ts'
import { guideIndex } from '#domain/knowledge/guide-index.ts'
const q='my grandma lives in the projects and says i can crash with her but im scared shell get kicked out cuz of me'
const places=knownPlaces(loadPlaces('data/directory'),'data/directory')
let t0=performance.now(); const guides=(await readGuides('data/knowledge')).map(f=>f.guide); console.log('read',performance.now()-t0); t0=performance.now(); const find=guideIndex(guides); console.log('index',performance.now()-t0)
const time=(n:string,f:()=>unknown)=>{f(); const t=performance.now(); for(let i=0;i<20;i++) f(); console.log(n,((performance.now()-t)/20).toFixed(2))}
time('crisis',()=>assessCrisis(q)); time('sensitive',()=>sensitiveTopic(q)); time('lang',()=>languageOf(q)); time('place',()=>placeInText(q,places)); time('find',()=>find(q,6))
