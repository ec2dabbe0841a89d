import '../chat.css'
import { HeartPulse, House, IdCard, MessageCircle, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ReggieWaving } from '#client/ui/illustrations/reggie.tsx'
import { Page } from '#client/ui/layout/page.tsx'

const starters = [
  ['stay', House],
  ['work', Wrench],
  ['id', IdCard],
  ['health', HeartPulse],
] as const

export interface ChatStartPageProps {
  hasMessages: boolean
  onOpen: () => void
  /** A button is touched or focused: preload the drawer. */
  onLikely?: () => void
  /** A card was tapped: its text goes into the drawer's input. */
  onStarter: (prompt: string) => void
  /** The drawer. */
  children?: ReactNode
}

/** /chat: four ways to begin; the conversation itself is in the side drawer. */
export function ChatStartPage({ hasMessages, onOpen, onLikely, onStarter, children }: ChatStartPageProps) {
  const t = useText('chat')
  const likely = { onPointerEnter: onLikely, onFocus: onLikely }
  return (
    <Page aria-labelledby="chat-page-title" className="grid gap-5">
      <ReggieWaving size={112} />
      <div>
        <h1 id="chat-page-title">{t('page.title')}</h1>
        <p>{t('page.text')}</p>
        <p className="text-md text-ink-2">{t('about')}</p>
      </div>
      <Button wide variant="primary" icon={<MessageCircle aria-hidden size={20} />} onClick={onOpen} {...likely}>
        {hasMessages ? t('page.goOn') : t('page.open')}
      </Button>
      <h2 id="chat-starters">{t('page.starters')}</h2>
      <ul aria-labelledby="chat-starters" className="chat-topics">
        {starters.map(([key, Icon]) => (
          <li key={key}>
            <button
              type="button"
              className="chat-topic"
              {...likely}
              onClick={() => onStarter(t(`page.cards.${key}.prompt`))}
            >
              <Icon aria-hidden size={22} />
              <span>
                <span className="block font-semibold">{t(`page.cards.${key}.title`)}</span>
                <span className="block text-md text-ink-2">{t(`page.cards.${key}.prompt`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </Page>
  )
}
