import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { refuseChunkCycles } from './scripts/build/chunk-cycles.ts'
import { stripServerFields } from './scripts/build/strip-server-fields.ts'
import { type ModuleGraph, createVisitorShareCounter } from './scripts/build/visitor-share.ts'

const share = createVisitorShareCounter()
/** A chunk for modules shared by at least this many visitor-facing parts of the app. */
const sharedBy = (least: number, name: string) => (id: string, graph: ModuleGraph) =>
  share(id, graph) >= least ? name : null

const pages = createVisitorShareCounter('pages')
/** A chunk for what pages and screens need at once. What they load later has files of its own. */
const onPages = (name: string, { pages: leastPages = 1, parts = 1 } = {}) => ({
  name: (id: string, graph: ModuleGraph) => (pages(id, graph) >= leastPages && share(id, graph) >= parts ? name : null),
  debugName: name,
  includeDependenciesRecursively: false,
})

/**
 * React DOM is evaluated with the file it is in, as a task of its own: as a package it would be when another file first
 * asks for it, within that file's task.
 */
const evaluateReactEarly: Plugin = {
  name: 'evaluate-react-early',
  apply: 'build',
  load: {
    filter: { id: /\/react-dom\/client\.js$/ },
    handler: () =>
      `import client from './cjs/react-dom-client.production.js'\nexport const { createRoot, hydrateRoot } = client`,
  },
}

const staffPages = /\/(partner-area|admin-area|workshop-app|chat-demo-page)-/

// The client build. scripts/build.ts runs it twice: for the browser and for prerendering.
export default defineConfig({
  root: path.join(import.meta.dirname, 'src/client'),
  publicDir: 'public',
  plugins: [react(), evaluateReactEarly, stripServerFields(), refuseChunkCycles()],
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The entry file lists the dependencies of each page. Staff pages load theirs later, so that visitors do not pay
      // for them.
      resolveDependencies: (file, dependencies) =>
        staffPages.test(file) ? dependencies.filter((dependency) => dependency.endsWith('.css')) : dependencies,
    },
    target: ['chrome111', 'safari16.4', 'firefox128'],
    rolldownOptions: {
      // The workshop has a document and an entry of its own, for development and admins.
      input: ['main', 'workshop'].map((name) => path.join(import.meta.dirname, `src/client/app/${name}.tsx`)),
      // A shape that nothing reads is not made: its chains of checks would keep it otherwise.
      treeshake: { manualPureFunctions: ['z'] },
      // Each chunk is evaluated in its own task when the app starts: one long task would freeze a slow phone.
      output: {
        // The first load names every file: a letter less of each is a quarter of a kilobyte.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'zod', test: /node_modules\/zod\// },
            // One file for the rest of the first load: each additional one costs a request and half a kilobyte of
            // headers. The entries stay separate: main with its style sheet, which is inlined into the page.
            { name: 'first', tags: ['$initial'], test: /(?<!\/main|\/workshop)\.(tsx?|m?js)$/ },
            // Code shared by several screens, in few files: with more of them the headers alone cost kilobytes.
            // Icons come from a single index that exports everything: which modules use which is known only after tree
            // shaking.
            {
              name: (id: string, graph: ModuleGraph) =>
                /\/lucide-react\/|\/use-media-query\./.test(id) ? 'parts' : sharedBy(4, 'parts')(id, graph),
              debugName: 'parts',
              test: /\/(client\/ui\/.*\.tsx?|lucide-react\/.*\.m?js)$/,
              minShareCount: 6,
            },
            {
              name: sharedBy(8, 'search-state'),
              debugName: 'search-state',
              minShareCount: 8,
              test: /\/src\/(client\/state\/search|domain\/(search|resources))\//,
            },
            // What reads a message for danger, in one file that loads after the screen.
            {
              name: sharedBy(1, 'danger'),
              debugName: 'danger',
              test: /\/(domain\/(danger|assistant\/crisis)|client\/platform\/danger|data\/models)\//,
              includeDependenciesRecursively: false,
            },
            // The numbers and words of the crisis card.
            { name: 'help-lines', test: /\/domain\/help-lines\//, includeDependenciesRecursively: false },
            // Otherwise it shares a file with the contracts of accounts, which only staff need.
            {
              name: 'not-loaded',
              test: /\/platform\/loading\/not-loaded\.tsx$/,
              includeDependenciesRecursively: false,
            },
            // The device mode and other small modules used by many screens: as separate files they are mostly headers.
            {
              name: sharedBy(4, 'device'),
              debugName: 'device',
              includeDependenciesRecursively: false,
              test: /\/(contracts\/device\.|(client\/(platform|features)\/device|client\/app\/shell|client\/shared\/formats|domain\/prompts|platform\/contact)\/|platform\/(local-day|share\/save-file|loading\/loading-part)|illustrations\/phone-spot|client\/shared\/use-focus-on-mount|client\/state\/location\/chosen-state)/,
            },
            // What to do first, for welcome, its own screen and the plan: loaded by those who have it or ask for it.
            {
              name: 'today',
              includeDependenciesRecursively: false,
              test: /\/(features\/today\/|domain\/(today|planner)\/|client\/app\/home\/today\/)/,
            },
            // Where a person said they are, forms they began, and words that were read: mostly headers as separate files.
            {
              name: 'place',
              includeDependenciesRecursively: false,
              test: /\/(client\/(state\/location\/|platform\/form\/form-drafts\.ts)|domain\/text\/remember-words\.ts)/,
            },
            // The saved list and what was answered, for the pages that show them.
            {
              ...onPages('saved', { pages: 5 }),
              test: /\/((domain\/(saved|introductions)|client\/state\/saved)\/.*\.ts|icons\/hourglass\.mjs)$/,
            },
            // Small parts of the shelf that every list of the visitors' pages needs.
            {
              name: 'shelf',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              test: /\/client\/shared\/(contact-buttons|lazy-dialog-button|query\/load-failed|location\/own-location)/,
            },
            // What was sent, for every page that shows or makes an introduction.
            {
              ...onPages('sent', { pages: 4 }),
              test: /\/src\/(domain|client\/state|contracts)\/introductions[/.].*ts$/,
            },
            // The state of introductions: for the people who sent them and, on separate pages, for the partners who
            // answer.
            {
              ...onPages('introductions', { parts: 2 }),
              test: /\/((domain|client\/(state|features))\/introductions\/.*\.tsx?|icons\/refresh-cw\.mjs)$/,
            },
            // Rules that dialogs of visitors and pages of partners read: without a name of the partner pages.
            {
              name: sharedBy(1, 'introduction-rules'),
              debugName: 'introduction-rules',
              includeDependenciesRecursively: false,
              test: /\/domain\/introductions\//,
            },
            // The plan tool, at its address and as a screen.
            {
              ...onPages('plan-tool', { pages: 2 }),
              test: /\/src\/(client\/(app\/home\/plan-tool|features\/plan-tool|state\/plan)|domain\/action-plan)\/.*\.tsx?$/,
            },
            // Tasks, for the page that shows them and the tools that add them.
            {
              ...onPages('tasks'),
              test: /\/(src\/(client\/(features\/plan-tool|state\/plan|platform\/contact)|domain\/action-plan|contracts\/action-plans).*\.tsx?|icons\/(calendar|calendar-plus|star|circle-question-mark)\.mjs)$/,
            },
            // The steps of a plan, for the plan itself and for Today.
            {
              name: sharedBy(2, 'plan-steps'),
              debugName: 'plan-steps',
              includeDependenciesRecursively: false,
              test: /\/src\/(client\/(features\/plan-tool|state\/plan)|domain\/action-plan)\/.*\.tsx?$/,
            },
            // Speech to text, in the chat and in the plan.
            {
              name: 'voice',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              test: /\/client\/(shared|platform)\/voice\//,
            },
            // The staff sign-in: visitors never go there, and its files are small.
            {
              name: 'staff-sign-in',
              includeDependenciesRecursively: false,
              test: /\/(state\/session\/(staff-session|leave-staff-page)|domain\/accounts\/(roles|account)|areas\/partner\/(portal\/link-task|partner-home)|form\/failure-text|contracts\/accounts)\.tsx?$/,
            },
            // The chat: its state is loaded on /chat, the conversation only when it is opened.
            {
              ...onPages('conversation'),
              test: /\/(client\/(features\/chat\/[^/]+|app\/shell\/[^/]+|platform\/i18n\/reach)\.tsx?|domain\/chat\/text\/[^/]+\.ts|icons\/(settings-2|rotate-ccw-clock|square-pen)\.mjs)$/,
            },
            {
              name: 'chat-state',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              test: /\/(domain|client\/state)\/chat\//,
            },
            // The community lists: small files that are mostly headers.
            {
              ...onPages('community'),
              test: /\/src\/(client\/(app|features)|contracts|domain)\/community.*\.tsx?$/,
            },
            // The opportunities hub, and the filters it shares with staff pages.
            {
              ...onPages('hub'),
              test: /\/(src\/(client\/features|contracts|domain)\/opportunities.*\.tsx?|icons\/dollar-sign\.mjs)$/,
            },
            {
              name: 'filters',
              includeDependenciesRecursively: false,
              test: /\/client\/(ui\/(filter-bar|fold)\/.*)\.(tsx?|css)$/,
            },
            { name: sharedBy(16, 'common'), debugName: 'common', test: /\/src\/.*\.tsx?$/, minShareCount: 16 },
          ],
        },
      },
    },
  },
})
