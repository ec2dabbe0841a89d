import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { LoadFailed } from '#client/shared/query/load-failed.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { ListState, PageError } from './use-pages.ts'

export interface ListFrameProps<Item> {
  list: ListState<Item>
  empty: ReactNode
  renderItem: (item: Item, position: number) => ReactNode
  onRetry: () => void
  onMore: () => void
}

/** Shared behavior of every list on this page: loading, empty, failure with retry, and more. */
export function ListFrame<Item extends { id: string }>(props: ListFrameProps<Item>) {
  const { list, empty, renderItem, onRetry, onMore } = props
  switch (list.phase) {
    case 'loading':
      return <LoadingPart />
    case 'failed':
      return <ListFailed error={list.error} onRetry={onRetry} />
    case 'ready':
      if (list.items.length === 0) return empty
      return (
        <>
          <ItemList items={list.items} renderItem={renderItem} />
          <MoreButton count={list.items.length} hasMore={list.hasMore} more={list.more} onMore={onMore} />
        </>
      )
  }
}

function ListFailed({ error, onRetry }: { error: PageError; onRetry: () => void }) {
  const t = useText('community')
  const common = useText('common')
  return (
    <LoadFailed
      title={t('failed.title')}
      text={error === 'offline' ? t('failed.offline') : common('failure.text')}
      onRetry={onRetry}
    />
  )
}

function ItemList<Item extends { id: string }>({
  items,
  renderItem,
}: {
  items: readonly Item[]
  renderItem: ListFrameProps<Item>['renderItem']
}) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(items.length)
  // The button may be gone now, so focus moves to the first new item.
  useEffect(() => {
    const added = list.current?.children[before.current]
    if (items.length > before.current && added instanceof HTMLElement) added.focus()
    before.current = items.length
  }, [items.length])
  return (
    <ul ref={list} className="community-list">
      {items.map((item, index) => (
        <li key={item.id} tabIndex={-1}>
          {renderItem(item, index + 1)}
        </li>
      ))}
    </ul>
  )
}

interface MoreButtonProps extends Pick<Extract<ListState<unknown>, { phase: 'ready' }>, 'hasMore' | 'more'> {
  count: number
  onMore: () => void
}

function MoreButton({ count, hasMore, more, onMore }: MoreButtonProps) {
  const t = useText('community')
  return (
    <div className="community-more">
      <p role="status">{more === 'failed' ? t('moreFailed') : t('shown', { count })}</p>
      {hasMore && (
        <Button busy={more === 'loading'} onClick={onMore}>
          {t('showMore')}
        </Button>
      )}
    </div>
  )
}
