// experiment
import { readGuides } from '#server/engines/knowledge/read-guides.ts'
import { isAsking, meaningsOf, pairsOf, termsOf } from '#domain/knowledge/terms.ts'
import { nearestWord } from '#domain/needs/nearest-word.ts'
import { readFileSync } from 'node:fs'
const guides = (await readGuides('data/knowledge')).map(f=>f.guide)
type Doc = Map<string,number>
const cache = new Map<string, {t:string[],m:string[]}>()
function parse(x:string, typed=false){ const k=x+typed; let c=cache.get(k); if(!c){c={t:termsOf(x),m:meaningsOf(x,typed)}; cache.set(k,c)} return c }
const qs = ['english','spanish'].flatMap(f=>JSON.parse(readFileSync(`data/golden/chat/${f}.json`,'utf8')) as any[])
export function build(P:any){
  const N=guides.length
  const ents = guides.map(g=>{ const terms:Doc=new Map(); const asks:Doc[]=[]; let len=0
    const add=(t:string,w:number)=>terms.set(t,(terms.get(t)??0)+w)
    const vec=(x:string)=>{const {t,m}=parse(x); const v:Doc=new Map(); for(const k of m) v.set(k, k.startsWith('concept')?P.concept:k.startsWith('need')?P.need:P.service); for(const k of pairsOf(t)) v.set(k,P.pair); for(const k of t) v.set(k,isAsking(k)?P.asking:1); return v}
    const txt=(x:string,w:number)=>{const {t}=parse(x); len+=t.length*w; for(const k of t) add(k,w)}
    const ask=(x:string,w:number)=>{txt(x,w); const {t,m}=parse(x); for(const k of pairsOf(t)) add(k,w*P.bpair); for(const k of m) add(k,w*P.bmean); asks.push(vec(x))}
    for(const l of ['en','es'] as const){const T=g.text[l]; ask(T.title,P.title); for(const a of T.asks) ask(a,P.ask); for(const a of g.moreAsks[l]) if(a!=='-') ask(a,P.more); for(const w of T.words){txt(w,P.words); const {m}=parse(w); for(const k of m) add(k,P.words*P.bmean)} txt(T.next,P.next); txt(T.body,P.body)}
    return {g,terms,asks,len} })
  const df=new Map<string,number>(); for(const e of ents) for(const k of e.terms.keys()) df.set(k,(df.get(k)??0)+1)
  const idf=new Map<string,number>(); for(const [k,c] of df) idf.set(k, Math.min(P.cap, Math.log(1+(N-c+.5)/(c+.5))))
  // ask-level df
  const adf=new Map<string,number>(); let A=0; for(const e of ents) for(const a of e.asks){A++; for(const k of a.keys()) adf.set(k,(adf.get(k)??0)+1)}
  const aidf=new Map<string,number>(); for(const [k,c] of adf) aidf.set(k, P.useA? Math.min(P.acap,Math.log(1+A/(c+P.asm))) : (idf.get(k)??0))
  const avg=ents.reduce((s,e)=>s+e.len,0)/N
  const guess=nearestWord(new Map([...idf.keys()].filter(k=>!k.includes(' ')&&!k.includes(':')).map(k=>[k,k])))
  const post=new Map<string,{at:number,w:number}[]>(); ents.forEach((e,at)=>{for(const [k,w] of e.terms){const l=post.get(k); const f=w/(w+P.k*(1-P.b+P.b*e.len/avg)); if(l) l.push({at,w:f}); else post.set(k,[{at,w:f}])}})
  const apost=new Map<string,{a:number,w:number}[]>(); const owner:number[]=[]; const norm:number[]=[]
  ents.forEach((e,at)=>{for(const a of e.asks){const id=owner.length; owner.push(at); let s=0; for(const [k,w] of a){const x=w*(aidf.get(k)??0); s+=x*x; const l=apost.get(k); if(l) l.push({a:id,w}); else apost.set(k,[{a:id,w}])} norm.push(Math.sqrt(s))}})
  // NB
  const tot=new Map<string,number>(); let all=0; const gl=ents.map(e=>{let n=0; for(const w of e.terms.values()) n+=w; return n})
  for(const e of ents) for(const [k,w] of e.terms){tot.set(k,(tot.get(k)??0)+w); all+=w}
  const V=tot.size
  return (text:string)=>{
    const {t,m}=parse(text,true); const q:Doc=new Map(); for(const k of m) q.set(k, k.startsWith('concept')?P.concept:k.startsWith('need')?P.need:P.service); for(const k of pairsOf(t)) q.set(k,P.pair); for(const k of t) q.set(k,isAsking(k)?P.asking:1)
    for(const [k,w] of q) if(!idf.has(k)&&!k.includes(' ')&&!k.includes(':')){const g=guess(k); if(g&&!q.has(g)) q.set(g,w*P.guess)}
    const s=new Float64Array(N); let qtot=0
    for(const [k,w] of q){ const r=(idf.get(k)??0)*w; qtot+=r; for(const p of post.get(k)??[]) s[p.at]!+=r*p.w }
    const nbs=new Float64Array(N)
    if(P.nb>0) for(const [k,w] of q){ const T=tot.get(k); if(T===undefined) continue; const bg=(T+P.alpha)/(all+P.alpha*V); for(const p of post.get(k)??[]){const c=ents[p.at]!.terms.get(k)!; const pr=(c+P.mu*bg)/(gl[p.at]!+P.mu); nbs[p.at]!+=w*Math.max(0,Math.log(pr/bg)) } for(let i=0;i<N;i++) nbs[i]!-=0 }
    const prod=new Float64Array(owner.length); let qn=0
    for(const [k,w] of q){const r=aidf.get(k)??0; qn+=(w*r)**2; for(const p of apost.get(k)??[]) prod[p.a]!+=w*p.w*r*r}
    qn=Math.sqrt(qn)
    const tops:number[][]=Array.from({length:N},()=>[])
    for(let a=0;a<prod.length;a++) if(prod[a]!>0){const c=prod[a]!/(qn*norm[a]! || 1); const l=tops[owner[a]!]!; l.push(c)}
    const out=[] as {id:string,s:number,near:number}[]
    for(let i=0;i<N;i++){const l=tops[i]!.sort((x,y)=>y-x); const near=l[0]??0; const n2=(l[0]??0)+(l[1]??0)*P.second+(l[2]??0)*P.third; const sc=(P.norm? s[i]!/(qtot||1)*P.normw : s[i]!)+P.near*n2+P.nb*nbs[i]!; if(sc>0) out.push({id:guides[i]!.id,s:sc,near})}
    return out.sort((x,y)=>y.s-x.s)
  }
}
export const base={title:3,ask:1.2,more:.3,words:2.5,next:.6,body:.5,bpair:1,bmean:.8,concept:.9,need:.45,service:.8,pair:.6,asking:.1,cap:9,useA:false,acap:9,asm:0.5,k:1.4,b:.35,guess:.7,second:0,third:.3,near:4,nb:0,mu:50,alpha:.1,norm:false,normw:10}
export function score(P:any, held=false){const f=build(P); let top=0,in4=0; const L=qs.filter(q=>held===undefined||q.isHeldOut===held); for(const q of L){const r=f(q.ask).slice(0,4).map(x=>x.id); if(q.guides.includes(r[0])) top++; if(r.some(i=>q.guides.includes(i))) in4++} return [top/L.length,in4/L.length]}
if(process.argv[2]==='scan'){
  let P={...base} as any; let best=score(P); console.log('base',best)
  const grid:Record<string,number[]|boolean[]>={nb:[0,.3,.6,1,2],mu:[10,50,150,400],alpha:[.1,1],near:[4,6,9,14,20],second:[0,.3,.6,1],third:[0,.3,.6],concept:[.3,.5,.7,.9,1.2],need:[.2,.45,.7],service:[.2,.45,.8],pair:[.2,.4,.6,.9],asking:[.1,.2,.4,.6],cap:[3,4,9],useA:[false,true] as any,acap:[4,5,6,9],asm:[.5,3,8],body:[.1,.3,.5,.8],words:[1,2.5,4],title:[1.5,3,4],ask:[.6,1.2,2],more:[.3,.6,1.2,2],k:[.8,1.4,3,6],b:[0,.2,.35,.6,.8],bmean:[.3,.8,1.5,2.5],bpair:[.3,1,1.6],guess:[.4,.7,.9]}
  for(let round=0;round<2;round++) for(const [k,vals] of Object.entries(grid)) for(const v of vals){ const T={...P,[k]:v}; const s=score(T); if(s[0]!+s[1]!*.5>best[0]!+best[1]!*.5+1e-9){best=s;P=T;console.log(k,v,s.map(x=>x.toFixed(3)).join(' '))}}
  console.log(JSON.stringify(P)); console.log('held',score(P,true))
}
