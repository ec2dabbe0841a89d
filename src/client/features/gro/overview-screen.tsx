import type { GroModule } from '#domain/gro/lessons.ts'
import './gro.css'
import { ChevronRight } from 'lucide-react'
import { type DoneLessons, countModuleLessons, countAllLessons, type LessonCount } from '#domain/gro/progress.ts'
import { groModules, type PromptModule } from '#domain/prompts/modules.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReadAloudButton } from '#client/platform/speech/read-aloud-button.tsx'
import { moduleIcons } from '#client/platform/prompts/module-icons.ts'
import { Page } from '#client/ui/layout/page.tsx'
import { PrintSummary } from './print-summary.tsx'

const radius = 34

const around = 2 * Math.PI * radius

const shortcuts = ['housing', 'documentPrep', 'healthSupport'] as const

export interface OverviewScreenProps {
  done: DoneLessons
  /** Opens the chat with the next question of that module in its input. */
  onAsk: (module: PromptModule) => void
}

/** /gro: the six modules, the progress, and three shortcuts to the chat. */
export function OverviewScreen({ done, onAsk }: OverviewScreenProps) {
  const t = useText('gro')
  const menu = useText('menu')
  const begun = groModules.filter((module) => countModuleLessons(done, module).done > 0)
  const spoken = () =>
    [
      t('title'),
      t('intro'),
      t('ring', countAllLessons(done)),
      t('topics'),
      ...groModules.map((module) => `${menu(module)}. ${menu(`about.${module}`)}.`),
    ].join('\n')
  return (
    <Page wide aria-labelledby="gro-title" className="grid content-start gap-6">
      <header className="gro-head">
        <div className="grid min-w-0 content-start gap-2">
          <h1 id="gro-title">{t('title')}</h1>
          <p>{t('intro')}</p>
        </div>
        <ProgressRing {...countAllLessons(done)} />
      </header>
      <div className="gro-tools">
        <ReadAloudButton text={spoken} label={t('readAloud')} stopLabel={t('stopReading')} variant="secondary" />
        <PrintSummary
          title={t('title')}
          lines={begun.map((module) => `${menu(module)}: ${t('moduleDone', countModuleLessons(done, module))}`)}
        />
      </div>
      <div className="ui-sides">
        <section aria-labelledby="gro-topics" className="grid gap-3">
          <h2 id="gro-topics">{t('topics')}</h2>
          <ul className="gro-tiles">
            {groModules.map((module) => (
              <li key={module}>
                <ModuleTile module={module} count={countModuleLessons(done, module)} />
              </li>
            ))}
          </ul>
          <p className="text-md text-ink-2">{t('privacy')}</p>
        </section>
        <Shortcuts onAsk={onAsk} />
      </div>
    </Page>
  )
}

function Shortcuts({ onAsk }: Pick<OverviewScreenProps, 'onAsk'>) {
  const t = useText('gro')
  return (
    <section aria-labelledby="gro-shortcuts" className="grid gap-3" data-print="hide">
      <h2 id="gro-shortcuts">{t('shortcuts.title')}</h2>
      <ul className="grid gap-3">
        {shortcuts.map((module) => {
          const Icon = moduleIcons[module]
          return (
            <li key={module}>
              <button type="button" className="gro-shortcut" onClick={() => onAsk(module)}>
                <Icon aria-hidden size={24} className="flex-none text-brand" />
                <span className="ui-row-text">
                  <span className="block font-semibold">{t(`shortcuts.${module}`)}</span>
                  <span className="block text-md text-ink-2">{t(`shortcuts.${module}Text`)}</span>
                </span>
                <ChevronRight aria-hidden size={20} className="flex-none" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A real link: it can be opened in a new tab, and Back works by itself. */
function ModuleTile({ module, count }: { module: GroModule; count: LessonCount }) {
  const t = useText('gro')
  const menu = useText('menu')
  const Icon = moduleIcons[module]
  return (
    <a href={`#${module}`} className="gro-tile">
      <span className="gro-picture" aria-hidden="true">
        <Icon size={26} />
      </span>
      <span className="font-semibold">{menu(module)}</span>
      <span className="text-md text-ink-2">{menu(`about.${module}`)}</span>
      <span className="gro-tile-count">{t('moduleDone', { done: count.done, total: count.total })}</span>
    </a>
  )
}

/** Number of completed lessons. The same figure is beside it as text for people who cannot see the ring. */
function ProgressRing({ done, total }: LessonCount) {
  const t = useText('gro')
  const figure = `${done}/${total}`
  const reached = (done / total) * around
  return (
    <svg className="gro-ring" viewBox="0 0 80 80" width={88} role="img" aria-label={t('ring', { done, total })}>
      <circle cx="40" cy="40" r={radius} className="gro-ring-track" />
      {done > 0 && (
        <circle
          cx="40"
          cy="40"
          r={radius}
          className="gro-ring-part"
          strokeDasharray={`${reached} ${around}`}
          transform="rotate(-90 40 40)"
        />
      )}
      <text x="40" y="47" textAnchor="middle" className="gro-ring-text" aria-hidden="true">
        {figure}
      </text>
    </svg>
  )
}
