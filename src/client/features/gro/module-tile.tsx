import type { GroModule } from '#domain/gro/lessons.ts'
import type { LessonCount } from '#domain/gro/progress.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { moduleIcons } from '#client/platform/prompts/module-icons.ts'

/** A real link: it can be opened in a new tab, and Back works by itself. */
export function ModuleTile({ module, count }: { module: GroModule; count: LessonCount }) {
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
