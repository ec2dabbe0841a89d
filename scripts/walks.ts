import { listSmallFiles } from './check-grain.ts'
import { readCallGraph } from './walks/call-graph.ts'
import { measureSources, type Figures } from './walks/figures.ts'
import { followWalk, type Leg } from './walks/follow.ts'

interface NamedWalk {
  title: string
  /** The call that leads from the client to the server. */
  call: string
  /** What a store holds is rendered without being called, so showing it is a leg of its own. */
  legs: readonly Leg[]
}

const walks: readonly NamedWalk[] = [
  {
    title: 'Search: from the form to the list',
    call: 'searchResources',
    legs: [
      {
        from: 'src/client/features/onboarding/needs-step.tsx#handleFind',
        to: 'src/server/engines/directory/candidates-repository.ts#findCandidates',
      },
      {
        from: 'src/client/state/search/run-search.ts#runSearch',
        to: 'src/client/state/search/results.ts#keepResults',
      },
      {
        from: 'src/client/app/home/resources-page.tsx#ResourcesPage',
        to: 'src/client/features/resource-card/resource-card.tsx#ResourceCard',
      },
    ],
  },
  {
    title: 'Chat: from Send to the answer',
    call: 'askReggie',
    legs: [
      {
        from: 'src/client/features/chat/composer.tsx#handleSubmit',
        to: 'src/server/engines/assistant/embedded/compose-reply.ts#composeReply',
      },
      {
        from: 'src/client/state/chat/chat-send.ts#run',
        to: 'src/domain/chat/conversation.ts#conversationReducer',
      },
      {
        from: 'src/client/app/home/chat-page.tsx#ChatPage',
        to: 'src/client/features/chat/answer-text.tsx#AnswerText',
      },
    ],
  },
  {
    title: 'Introduction: from Send to the row and the toast',
    call: 'requestIntroduction',
    legs: [
      {
        from: 'src/client/features/introductions/introduction-dialog.tsx#DialogActions',
        to: 'src/server/features/introductions/commands/send-introduction.ts#sendIntroduction',
      },
      {
        from: 'src/client/features/introductions/introduction-dialog.tsx#DialogActions',
        to: 'src/client/state/navigation/toasts.ts#showToast',
      },
      {
        from: 'src/server/features/introductions/commands/send-introduction.ts#sendIntroduction',
        to: 'src/server/engines/mail/outbox-repository.ts#queue',
      },
    ],
  },
]

function printFigures({ layers, smallWithOneReader, cycles, cssLines }: Figures, foldable: number): void {
  console.log('Source files without tests: files, median and 90th percentile of lines')
  for (const { layer, files, median, p90 } of layers) {
    console.log(`  ${layer.padEnd(10)}${[files, median, p90].map((value) => String(value).padStart(6)).join('')}`)
  }
  console.log(
    `Under 40 lines with one reader: ${smallWithOneReader.length}; ${foldable} of them read by a neighbor of their own layer`,
  )
  if (process.argv.includes('--small')) for (const file of smallWithOneReader) console.log(`      ${file}`)
  console.log(`Import cycles: ${cycles.length}`)
  for (const cycle of cycles) console.log(`      ${cycle.join(' ')}`)
  console.log(`Lines of CSS: ${cssLines}`)
}

/** `--small` lists the small files, `--beside` what the steps of a walk also call. */
function main(root: string): void {
  printFigures(measureSources(root), listSmallFiles(root).length)
  const graph = readCallGraph(
    root,
    walks.map(({ call }) => call),
  )
  for (const { title, legs } of walks) {
    const { passed, beside } = followWalk(graph, legs)
    const shared = beside.filter((file) => /\/(?:platform|ui)\//.test(file))
    console.log(
      `\n${title}: ${passed.length} files; beside the way ${beside.length - shared.length}, and ${shared.length} of platform and ui`,
    )
    for (const [index, file] of passed.entries()) console.log(`${String(index + 1).padStart(4)}  ${file}`)
    if (process.argv.includes('--beside')) for (const file of beside) console.log(`   +  ${file}`)
  }
}

if (import.meta.main) main(process.cwd())
