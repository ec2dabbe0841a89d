import type { PostReviewItem } from '#contracts/community-staff.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { PostCard, type PostCardProps } from './post-card.tsx'
import type { Show } from './queries.ts'

interface PostListProps extends Pick<PostCardProps, 'buttonProps' | 'onAct'> {
  posts: readonly PostReviewItem[]
  show: Show
}

/** Posts that may indicate danger come first, in the server's order. */
export function PostList({ posts, show, ...actions }: PostListProps) {
  const t = useText('adminReview')
  if (posts.length === 0) {
    return show === 'decided' ? (
      <EmptyState title={t('posts.emptyDecided')} />
    ) : (
      <EmptyState title={t('posts.empty')}>{t('posts.emptyText')}</EmptyState>
    )
  }
  return (
    <ul className="desk-list" aria-label={t('posts.list')}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} {...actions} />
        </li>
      ))}
    </ul>
  )
}
