import { lazy, Suspense, useState } from 'react'
import { ChatStartPage } from '#client/features/chat/start/chat-start-page.tsx'
import { StillYouGate } from '#client/features/device/still-you-gate.tsx'
import { useStore } from '#client/platform/store.ts'
import { conversation } from '#client/state/chat/chat.ts'
import { chatDraft } from '#client/state/chat/chat-draft.ts'

const loadDrawer = () => import('./shell/chat-drawer.tsx')
const ChatDrawer = lazy(async () => ({ default: (await loadDrawer()).ChatDrawer }))

/** /chat: Reggie on a separate page. */
export function ChatRoutePage() {
  return (
    <StillYouGate>
      <ChatStart />
    </StillYouGate>
  )
}

function ChatStart() {
  const [drawer, setDrawer] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const hasMessages = useStore(conversation, ({ entries }) => entries.length > 0)
  const handleStarter = (prompt: string) => {
    chatDraft.send({ type: 'filled', prompt })
    setDrawer('open')
  }
  return (
    <ChatStartPage
      hasMessages={hasMessages}
      onOpen={() => setDrawer('open')}
      onStarter={handleStarter}
      onLikely={() => void loadDrawer().catch(() => undefined)}
    >
      {drawer !== 'unasked' && (
        <Suspense>
          <ChatDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </ChatStartPage>
  )
}
