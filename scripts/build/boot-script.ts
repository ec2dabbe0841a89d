import { stillYouAfterMs } from '../../src/domain/device/still-you.ts'

/**
 * Runs before the first paint of the welcome page: a visitor with results, saved listings or a running search gets other buttons than the
 * document has. They stay hidden until the app has read the storage, so that no tap hits the wrong one.
 */
export const returningScript =
  `try{if(['lastSearchResults','savedResources','next-chapter-search-progress']` +
  `.some(key=>localStorage.getItem(key)))document.documentElement.dataset.returning=''}catch{}`

interface CoverOptions {
  /** Whoever has one of these stored sees something else than the document has. */
  stored: readonly string[]
  /** A media query of windows in which the page is drawn in another way. */
  unlike?: string
  isPrivate?: true
}

/**
 * Runs before the first paint of every other prerendered page: somebody who has something stored, or opened a part of
 * the page by its name in the address, must not see a new visitor's page first. It stays hidden until the app has drawn
 * the right one. A private page is also hidden from whoever will be asked “Still you?”.
 */
export function buildCoverScript({ stored, unlike, isPrivate }: CoverOptions): string {
  const isStored = `${JSON.stringify(stored)}.some(key=>localStorage.getItem(key)||sessionStorage.getItem(key))`
  const isAsked =
    `/device_mode=shared/.test(document.cookie)||!/device_mode=own/.test(document.cookie)&&` +
    `Math.abs(Date.now()-(localStorage.getItem('lastVisit')||Date.now()))>${stillYouAfterMs}`
  const conditions = [
    'location.hash',
    stored.length > 0 && isStored,
    unlike && `matchMedia('${unlike}').matches`,
    isPrivate && isAsked,
  ].filter(Boolean)
  return `try{if(${conditions.join('||')})document.documentElement.dataset.covered=''}catch{}`
}

interface BootOptions {
  /** In dependency order; the entry last. */
  modules: readonly string[]
  /** Loaded with them when the address names the results. */
  results?: readonly string[]
  /** A prerendered page shows its text first; a bare shell has nothing to wait for. */
  waitsForPaint: boolean
}

/** Each costs half a millisecond, two on a slow phone. */
const filesPerTask = 8

/**
 * Loads the app. It fetches the app's files in parallel and runs them one by one with pauses, so that no task blocks a
 * tap on a slow phone. It starts after the first paint of the whole document, on the first touch or key, or after four seconds; a tap before
 * the app is ready is stored and replayed by the app.
 */
export function buildBootScript({ modules, results = [], waitsForPaint }: BootOptions): string {
  const more = `if(location.hash=='#resources')files.splice(-1,0,...${JSON.stringify(results)});`
  const load =
    `const files=${JSON.stringify(modules)};${results.length > 0 ? more : ''}` +
    `const rest=()=>new Promise(next=>setTimeout(next)),go=async()=>{if(go.done)return;go.done=1;let n=0;` +
    `for(const href of files){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));if(!(++n%${filesPerTask}))await rest()}` +
    // A page's own file that does not come is the app's to tell.
    `for(const file of files){await import(file).catch(()=>{});await rest()}};`
  const keepTap = `addEventListener('click',e=>{if(document.documentElement.dataset.ready)return;const b=e.target.closest('button,a[data-app]');if(b){e.preventDefault();window.earlyTap=b}},true);`
  if (!waitsForPaint) return `${load}go()`
  return (
    `${load}${keepTap}for(const t of['pointerdown','keydown'])addEventListener(t,go,{once:true,capture:true});` +
    `try{new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint').length)requestAnimationFrame(()=>setTimeout(go))}).observe({type:'paint',buffered:true})}catch{}setTimeout(go,4000);` +
    // A covered page has nothing to paint first.
    `if('covered'in document.documentElement.dataset)go()`
  )
}
