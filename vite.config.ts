import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { refuseChunkCycles } from './scripts/build/chunk-cycles.ts'
import { stripServerFields } from './scripts/build/strip-server-fields.ts'
import { type ModuleGraph, createVisitorShareCounter } from './scripts/build/visitor-share.ts'

const share = createVisitorShareCounter()
/** A chunk for modules shared by at least this many visitor-facing parts of the app. */
const sharedBy = (least: number, name: string) => (id: string, graph: ModuleGraph) =>
  share(id, graph) >= least ? name : null

const staffPages = /\/(partner-area|admin-area|workshop-app|chat-demo-page)-/

// The client build. scripts/build.ts runs it twice: for the browser and for prerendering.
export default defineConfig({
  root: path.join(import.meta.dirname, 'src/client'),
  publicDir: 'public',
  plugins: [react(), stripServerFields(), refuseChunkCycles()],
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
              test: /\/src\/(client\/state\/search\/(run-search|start-search|search|results)|domain\/(search|resources)\/).*\.ts$/,
            },
            // What reads a message for danger, in one file that loads after the screen.
            {
              name: sharedBy(1, 'danger'),
              debugName: 'danger',
              test: /\/(domain\/(danger\/|assistant\/(crisis\/|crisis\.|crisis-themes|phrase-book|tokens))|client\/platform\/danger\/|models\/danger-small)/,
              includeDependenciesRecursively: false,
            },
            // The numbers and words of the crisis card.
            {
              name: 'help-lines',
              test: /\/domain\/(help-lines\/|assistant\/(crisis-reply|crisis-kinds))/,
              includeDependenciesRecursively: false,
            },
            // Otherwise it shares a file with the contracts of accounts, which only staff need.
            {
              name: 'not-loaded',
              test: /\/platform\/loading\/not-loaded\.tsx$/,
              includeDependenciesRecursively: false,
            },
            // The device mode and other small modules used by many screens: as separate files they are mostly headers.
            {
              name: (id: string, graph: ModuleGraph) =>
                /\/(use-focus-on-mount|chosen-state)\./.test(id) ? 'device' : sharedBy(3, 'device')(id, graph),
              debugName: 'device',
              includeDependenciesRecursively: false,
              test: /\/(contracts\/(device|maybe-location)|(domain|platform)\/device|features\/device\/still|local-day|use-open-home|platform\/contact\/|share\/save-file|loading\/loading-part|client\/shared\/formats\/(dates|lists|use-moments)|illustrations\/phone-spot|prompts\/next-prompt|client\/shared\/use-focus-on-mount|client\/state\/search\/chosen-state)/,
            },
            // What to do first, for welcome, its own screen and the plan: loaded by those who have it or ask for it.
            {
              name: 'today',
              includeDependenciesRecursively: false,
              test: /\/(features\/today\/|domain\/(today|planner)\/|app\/home\/(today|what-first-page)\.tsx?$)/,
            },
            // Where a person said they are, and forms they began: mostly headers as separate files.
            {
              name: 'place',
              includeDependenciesRecursively: false,
              test: /\/(client\/state\/search\/(wizard-draft|known-location|location-point)|client\/platform\/form\/form-drafts)\.ts$/,
            },
            // The saved list and what was answered, for the pages that show them.
            {
              name: 'saved',
              includeDependenciesRecursively: false,
              test: /\/(domain\/saved\/(saved-list|merge-responses)|domain\/introductions\/retention|client\/state\/search\/saved|icons\/hourglass)\.(ts|m?js)$/,
            },
            // Small parts of the shelf that every list of the visitors' pages needs.
            {
              name: 'shelf',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              test: /\/client\/shared\/(contact-buttons|lazy-dialog-button|query\/load-failed|location\/own-location)/,
            },
            // The state of introductions: for the people who sent them and, on separate pages, for the partners who
            // answer.
            {
              name: 'introductions',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              test: /\/(domain\/introductions\/(state-machine|states|overdue|transitions|introduction)\.ts|features\/introductions\/(waiting-notes|state-line)|state\/introductions\/introduction-actions|icons\/refresh-cw\.)/,
            },
            // The appointment a partner offers: read by visitors too, so it has no name of the partner pages.
            {
              name: 'appointment',
              includeDependenciesRecursively: false,
              test: /domain\/introductions\/partner-answer\.ts$/,
            },
            // Tasks, for the page that shows them and the tools that add them.
            {
              name: 'tasks',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              test: /\/(state\/plan\/(plan-tasks|fresh-plan)|platform\/contact\/tappable-text|domain\/action-plan\/(task|step-feedback)|contracts\/action-plans|domain\/action-plan\/plan-day|icons\/(calendar|calendar-plus|star|circle-question-mark)\.m?js)/,
            },
            // The plan tool: its state and the few parts that its stages share.
            {
              name: 'plan-tool',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              test: /\/(state\/plan\/plan-tool\.ts|domain\/action-plan\/plan-(tool|corrections|answers|draft)\.ts|features\/plan-tool\/(stage-heading|plan-error-notice|plan-tool|(intro|question)-stage|answer-field)\.tsx|app\/home\/plan-tool-(view|page)\.tsx)/,
            },
            // The steps of a plan, for the plan itself and for Today.
            {
              name: 'plan-steps',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              test: /\/(state\/plan\/plan-feedback|domain\/action-plan\/(open-steps|plan-file|plan-text)|i18n\/use-module-in|domain\/resources\/contact-links|features\/plan-tool\/(step-|script|feedback-buttons|plan-nodes|use-step-focus)[^/]*$)/,
            },
            // Speech to text, in the chat and in the plan.
            {
              name: 'voice',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              test: /\/(features\/chat\/voice-input|platform\/voice\/)/,
            },
            // The staff sign-in: visitors never go there, and its files are small.
            {
              name: 'staff-sign-in',
              includeDependenciesRecursively: false,
              test: /\/(state\/session\/(staff-session|leave-staff-page)|domain\/accounts\/(roles|account)|areas\/partner\/(portal\/link-task|partner-home)|form\/failure-text|loading\/not-loaded|contracts\/accounts)\.tsx?$/,
            },
            // The chat: its state is loaded on /chat, the conversation only when it is opened.
            {
              name: 'conversation',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              test: /\/(features\/chat\/(?!chat-start|chat-settings\.|history|voice-input)|app\/shell\/answer-vote|icons\/(settings-2|rotate-ccw-clock|square-pen)|i18n\/reach|domain\/chat\/(markdown|inline|plain|waiting)).*\.(tsx?|m?js)$/,
            },
            {
              name: 'chat-state',
              minShareCount: 2,
              includeDependenciesRecursively: false,
              test: /\/(domain\/chat\/|client\/state\/chat\/chat(-draft|-history|-prompts)?\.ts|crisis-kinds)/,
            },
            // The community lists: small files that are mostly headers.
            {
              name: 'community',
              includeDependenciesRecursively: false,
              test: /\/(app\/community-page|features\/community\/(use-pages|list-frame|empty-list|use-location-text|own-location|posts-panel|post-card|helped-button|filter-part|community-view|board-screen|report\/post-report-button|sections)|contracts\/community|domain\/community\/post)\.tsx?$/,
            },
            // The opportunities hub, and the filters it shares with staff pages.
            {
              name: 'hub',
              includeDependenciesRecursively: false,
              test: /\/(features\/opportunities\/(opportunit[^/]*|list-query|location-picker|use-opportunities|use-tab|apply-ways|fit-check|share-opening|tools\/tool-(memory|names))|contracts\/opportunities|domain\/opportunities\/(opportunity|dial-link)|icons\/dollar-sign)\.(tsx?|m?js)$/,
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
