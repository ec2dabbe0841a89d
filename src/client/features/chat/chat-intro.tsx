import type { PromptModule } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { moduleIcons } from '#client/platform/prompts/module-icons.ts'
import { topicModules } from './topics.ts'

/** Content of an empty chat: what Reggie is for, and eight ways to begin. */
export function ChatIntro({ onTopic }: { onTopic: (module: PromptModule) => void }) {
  const t = useText('chat')
  return (
    <section aria-labelledby="chat-intro-title" className="grid gap-4">
      <div>
        <h2 id="chat-intro-title">{t('intro.title')}</h2>
        <p className="text-ink-2">{t('intro.text')}</p>
      </div>
      <ul className="chat-topics">
        {topicModules.map((module) => {
          const Icon = moduleIcons[module]
          return (
            <li key={module}>
              <button type="button" className="chat-topic" onClick={() => onTopic(module)}>
                <Icon aria-hidden size={22} />
                <span>
                  <span className="block font-semibold">{t(`modules.${module}`)}</span>
                  <span className="block text-md text-ink-2">{t(`moduleTexts.${module}`)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <ChatStats />
    </section>
  )
}

function ChatStats() {
  const t = useText('chat')
  const stats = [
    { figure: t('intro.stats.hours'), text: t('intro.stats.hoursText') },
    { figure: t('intro.stats.states'), text: t('intro.stats.statesText') },
    { figure: t('intro.stats.resources'), text: t('intro.stats.resourcesText') },
  ]
  return (
    <ul aria-label={t('intro.stats.label')} className="chat-stats">
      {stats.map(({ figure, text }) => (
        <li key={figure}>
          <strong className="block text-lg">{figure}</strong>
          <span className="text-sm text-ink-2">{text}</span>
        </li>
      ))}
    </ul>
  )
}
