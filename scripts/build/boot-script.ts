/**
 * Runs before the first paint: a visitor with results, saved listings or a running search gets other buttons than the
 * document has. They stay hidden until the app has read the storage, so that no tap hits the wrong one.
 */
export const returningScript =
  `try{if(['lastSearchResults','savedResources','next-chapter-search-progress']` +
  `.some(key=>localStorage.getItem(key)))document.documentElement.dataset.returning=''}catch{}`

interface BootOptions {
  /** In dependency order; the entry last. */
  modules: readonly string[]
  /** A prerendered page shows its text first; a bare shell has nothing to wait for. */
  waitsForPaint: boolean
}

/**
 * Loads the app. It fetches the app's files in parallel and runs them one by one with pauses, so that no task blocks a
 * tap on a slow phone. It starts after the first paint, on the first touch or key, or after four seconds; a tap before
 * the app is ready is stored and replayed by the app.
 */
export function buildBootScript({ modules, waitsForPaint }: BootOptions): string {
  const load =
    `const files=${JSON.stringify(modules)};const go=async()=>{if(go.done)return;go.done=1;` +
    `for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));` +
    `for(const file of files){await import(file);await new Promise(next=>setTimeout(next))}};`
  const keepTap = `addEventListener('click',e=>{if(document.documentElement.dataset.ready)return;const b=e.target.closest('button,a[data-app]');if(b){e.preventDefault();window.earlyTap=b}},true);`
  if (!waitsForPaint) return `${load}go()`
  return (
    `${load}${keepTap}for(const t of['pointerdown','keydown'])addEventListener(t,go,{once:true,capture:true});` +
    `try{new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint').length)setTimeout(go)}).observe({type:'paint',buffered:true})}catch{}setTimeout(go,4000)`
  )
}
