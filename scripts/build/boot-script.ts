interface BootOptions {
  /** The entry first, then what it needs: all are fetched side by side. */
  modules: readonly string[]
  /** A prerendered page shows its text first; a bare shell has nothing to wait for. */
  waitsForPaint: boolean
}

/**
 * The only script in the document. It brings the app after the first paint, on the first touch or key, or after
 * four seconds. A tap that comes before the app is ready is kept, and given to the button again by the app.
 */
export function bootScript({ modules, waitsForPaint }: BootOptions): string {
  const load = `const go=()=>{if(go.done)return;go.done=1;${JSON.stringify(modules)}.map(m=>import(m))};`
  const keepTap = `addEventListener('click',e=>{if(document.documentElement.dataset.ready)return;const b=e.target.closest('button,a[data-app]');if(b){e.preventDefault();window.earlyTap=b}},true);`
  if (!waitsForPaint) return `${load}go()`
  return `${load}${keepTap}for(const t of['pointerdown','keydown'])addEventListener(t,go,{once:true,capture:true});`
    + `try{new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint').length)setTimeout(go)}).observe({type:'paint',buffered:true})}catch{}setTimeout(go,4000)`
}
