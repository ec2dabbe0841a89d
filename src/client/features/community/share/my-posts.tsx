import { useState } from 'react'
import { deleteMyPost, listMyPosts, type MyPost } from '#contracts/community.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { ListFrame } from '../list-frame.tsx'
import { type ListState, usePages } from '../use-pages.ts'
import { MyPostCard } from './my-post-card.tsx'

/** Posts sent from this browser and their status. */
export function MyPosts() {
  const { list, retry } = usePages(async (_, signal) => {
    const { posts } = await callApi(listMyPosts, {}, { signal })
    return { items: posts, page: 1, pages: 1 }
  })
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const handleDelete = async (id: string) => {
    await callApi(deleteMyPost, { params: { id } })
    setDeleted((before) => new Set([...before, id]))
  }
  const visibleList =
    list.phase === 'ready' ? { ...list, items: list.items.filter(({ id }) => !deleted.has(id)) } : list
  return <MyPostList list={visibleList} hasDeleted={deleted.size > 0} onRetry={retry} onDelete={handleDelete} />
}

export interface MyPostListProps {
  list: ListState<MyPost>
  hasDeleted: boolean
  onRetry: () => void
  /** Rejects on failure. */
  onDelete: (id: string) => Promise<void>
}

export function MyPostList({ list, hasDeleted, onRetry, onDelete }: MyPostListProps) {
  const t = useText('community')
  return (
    <>
      <p className="community-quiet">{t('mine.text')}</p>
      <p role="status" className="community-said">
        {hasDeleted && t('mine.deleted')}
      </p>
      <ListFrame
        list={list}
        onRetry={onRetry}
        onMore={onRetry}
        renderItem={(post) => <MyPostCard post={post} onDelete={() => onDelete(post.id)} />}
        empty={<EmptyState title={t('mine.empty')} action={<Button href="#share">{t('share.open')}</Button>} />}
      />
    </>
  )
}
