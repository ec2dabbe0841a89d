import { build, base, score } from './zt.ts'
const P:any={...base,title:3,ask:1.2,more:+(process.argv[2]??.3),words:1,body:.5,bmean:2.5,concept:.9,need:.45,service:.8,asking:.1,k:3,b:.35,third:.3,near:6,nb:.6}
console.log(score(P), score(P,true)); console.log(score({...P,nb:0}), score({...P,nb:0},true)); console.log(score({...P,more:1}), score({...P,more:1},true))
console.log('near10',score({...P,near:10,second:.3}), score({...P,near:10,second:.3},true))
