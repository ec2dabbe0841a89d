import './gro.css'
import { ArrowLeft } from 'lucide-react'
import { type GroModule, type LoadedModule, listLessons } from '#domain/gro/lessons.ts'
import { countModuleLessons } from '#domain/gro/progress.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { NotLoaded } from '#client/platform/loading/not-loaded.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { ReggieFace } from '#client/ui/illustrations/reggie.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import { LessonList, type LessonListProps } from './lesson-list.tsx'
import { MiniCheck } from './mini-check.tsx'
import { PrintSummary } from './print-summary.tsx'
import { RelatedListings, type RelatedListingsProps } from './related-listings.tsx'
import type { LessonsState } from './use-module-lessons.ts'

export interface ModuleScreenProps extends Omit<LessonListProps, 'content'> {
  state: LessonsState
  /** Listings from the person's own list that match the module, if there is a list. */
  related: Omit<RelatedListingsProps, 'onResources'> | null
  onRetry: () => void
  onOverview: () => void
  onAsk: (module: GroModule) => void
  onResources: () => void
}

/** One module: why it matters, its lessons, a quick check, and next steps. */
export function ModuleScreen(props: ModuleScreenProps) {
  const { module, state, done, related, onRetry, onOverview, onAsk, onResources } = props
  const t = useText('gro')
  const menu = useText('menu')
  const count = countModuleLessons(done, module)
  return (
    <Page wide aria-labelledby="gro-module-title" className="grid content-start gap-6">
      <div data-print="hide">
        <Button size="small" variant="quiet" icon={<ArrowLeft aria-hidden size={18} />} onClick={onOverview}>
          {t('allTopics')}
        </Button>
      </div>
      <header className="ui-reading grid gap-3">
        <h1 id="gro-module-title">{menu(module)}</h1>
        <p className="text-ink-2">{menu(`about.${module}`)}</p>
        <ProgressBar
          label={t('lessons')}
          value={count.done}
          max={count.total}
          valueText={t('moduleDone', { done: count.done, total: count.total })}
        />
      </header>
      {state.phase === 'loading' && <LoadingPart />}
      {state.phase === 'failed' && <NotLoaded onRetry={onRetry} />}
      {state.phase === 'ready' && <Lessons {...props} content={state.lessons} />}
      <div className="ui-sides">
        {state.phase === 'ready' && <AfterLessons {...props} content={state.lessons} />}
        <div className="grid gap-6">
          <section aria-labelledby="gro-ask" className="gro-ask" data-print="hide">
            <ReggieFace size={56} />
            <div className="grid min-w-0 gap-2">
              <h2 id="gro-ask">{t('ask.title')}</h2>
              <p>{t('ask.text')}</p>
              <Button variant="primary" onClick={() => onAsk(module)}>
                {t('ask.button')}
              </Button>
            </div>
          </section>
          {related && <RelatedListings {...related} onResources={onResources} />}
        </div>
      </div>
    </Page>
  )
}

type LoadedProps = ModuleScreenProps & { content: LoadedModule }

function Lessons(props: LoadedProps) {
  const t = useText('gro')
  return (
    <>
      <section aria-labelledby="gro-why" className="ui-reading grid gap-2">
        <h2 id="gro-why">{t('why')}</h2>
        <p>{props.content.why.join(' ')}</p>
      </section>
      <LessonList {...props} />
    </>
  )
}

function AfterLessons({ module, content, done }: LoadedProps) {
  const menu = useText('menu')
  const titles = listLessons(module).flatMap((id) => (done.includes(id) ? (content.lessons[id]?.title ?? []) : []))
  return (
    <div className="grid gap-6">
      <MiniCheck questions={content.check} />
      <div data-print="hide">
        <PrintSummary title={menu(module)} lines={titles} />
      </div>
    </div>
  )
}
