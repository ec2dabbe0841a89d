import type { ComponentType } from 'react'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { NeedProgress } from '#domain/search/need-progress.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { classNames } from '#client/ui/class-names.ts'

/** Icon of each need, the same as in the needs step. */
export type NeedIcons = Record<NeedKey, ComponentType<{ size?: number; 'aria-hidden'?: boolean }>>

interface NeedListProps {
  needs: readonly NeedProgress[]
  icons: NeedIcons
}

/** One line per need. The text says everything, so the bars are decorative. */
export function NeedList({ needs, icons }: NeedListProps) {
  const t = useText('search')
  return (
    <section aria-labelledby="search-needs-title" className="grid gap-3">
      <h2 id="search-needs-title">{t('needs.title')}</h2>
      <ul className="search-needs">
        {needs.map((need) => (
          <NeedLine key={need.key} need={need} icons={icons} />
        ))}
      </ul>
    </section>
  )
}

function NeedLine({ need: { key, status, progress }, icons }: { need: NeedProgress; icons: NeedIcons }) {
  const t = useText('search')
  const needs = useText('needs')
  const Icon = icons[key]
  return (
    <li className={classNames('search-need', `search-need-${status}`)}>
      <span className="search-icon">
        <Icon aria-hidden size={22} />
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <strong>{needs(`${key}.label`)}</strong>
          <span className="text-md text-ink-2">
            {t('needs.progress', { status: t(`needs.status.${status}`), percent: progress })}
          </span>
        </p>
        <p className="text-md text-ink-2">{needs(`${key}.description`)}</p>
        <div className="ui-progress" aria-hidden>
          <progress value={progress} max={100} />
        </div>
      </div>
    </li>
  )
}
