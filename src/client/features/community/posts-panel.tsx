import { Plus } from 'lucide-react'
import { useState } from 'react'
import { listPosts, thankPost } from '#contracts/community.ts'
import type { PublicPost, VisitorPostKind } from '#domain/community/post.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListFrame, type ListFrameProps } from './list-frame.tsx'
import { type Filter, toLocationQuery } from './own-location.ts'
import { PostCard } from './post-card.tsx'
import type { CommunityTab, Posted } from './sections.ts'
import { usePages } from './use-pages.ts'

export const postKindByTab = { tips: 'tip', stories: 'story', questions: 'question' } as const
export type PostsTab = keyof typeof postKindByTab & CommunityTab

interface PostsPanelProps {
  tab: PostsTab
  filter: Filter
  onPosted: (posted: Posted) => void
  onAllLocations: () => void
}

/** Tips, stories or questions. */
export function PostsPanel({ tab, filter, onPosted, onAllLocations }: PostsPanelProps) {
  const [canPost, setCanPost] = useState(true)
  const kind: VisitorPostKind = postKindByTab[tab]
  const { list, retry, showMore, replace } = usePages(async (page, signal) => {
    const query = {
      kind,
      ...toLocationQuery(filter.location),
      ...(filter.need && { need: filter.need }),
      page: String(page),
    }
    const found = await callApi(listPosts, { query }, { signal })
    setCanPost(found.canPost)
    if (found.posted) onPosted(found.posted)
    return { ...found, items: found.posts }
  })
  const handleHelped = async (post: PublicPost, helped: boolean) => {
    await callApi(thankPost, { params: { id: post.id }, body: { helped } })
    const step = helped ? 1 : -1
    replace({ ...post, iFoundItHelpful: helped, helped: post.helped === null ? null : post.helped + step })
  }
  const isFiltered = filter.location.state !== '' || filter.need !== ''
  return (
    <PostList
      list={list}
      canPost={canPost}
      onRetry={retry}
      onMore={showMore}
      onHelped={handleHelped}
      empty={<EmptyList tab={tab} onAllLocations={isFiltered ? onAllLocations : undefined} />}
    />
  )
}

export interface PostListProps extends Omit<ListFrameProps<PublicPost>, 'renderItem'> {
  canPost: boolean
  onHelped: (post: PublicPost, helped: boolean) => Promise<void>
}

export function PostList({ canPost, onHelped, ...list }: PostListProps) {
  const t = useText('community')
  const share = (
    <Button href="#share" variant="primary" icon={<Plus aria-hidden size={20} />}>
      {t('share.open')}
    </Button>
  )
  return (
    <>
      {canPost ? <div>{share}</div> : <Notice title={t('share.paused')}>{t('share.pausedText')}</Notice>}
      <ListFrame
        {...list}
        renderItem={(post) => <PostCard post={post} onHelped={(helped) => onHelped(post, helped)} />}
      />
    </>
  )
}
