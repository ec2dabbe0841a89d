import { useState } from 'react'
import { decidePost, type PostReviewItem } from '#contracts/community-staff.ts'
import type { RejectReason } from '#domain/community/post.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { CannedReasonDialog } from './canned-reason-dialog.tsx'
import { History } from './history.tsx'
import { PanelState } from './panel-state.tsx'
import type { PostAction } from './post-card.tsx'
import { PostList } from './post-list.tsx'
import { type EditedText, PublishDialog } from './publish-dialog.tsx'
import { type Show, usePosts } from './queries.ts'
import { ResultNotice } from './result-notice.tsx'
import { ShowSwitch } from './show-switch.tsx'
import { useReviewActions } from './use-review-actions.ts'

/** Posts that people and partners sent to the community page. */
export function PostsPanel() {
  const t = useText('adminReview')
  const [show, setShow] = useState<Show>('waiting')
  const posts = usePosts(show)
  const {
    opened,
    open,
    close,
    notice,
    noticeBox: saidBox,
    buttonProps,
    send,
  } = useReviewActions<{
    post: PostReviewItem
    action: PostAction
  }>()
  const publish = ({ id }: PostReviewItem, words: EditedText) =>
    send(`publish ${id}`, async () => {
      await callStaff(decidePost, { params: { id }, body: { decision: 'publish', ...words } })
      return t('posts.published')
    })
  const refuse = ({ id }: PostReviewItem, action: 'reject' | 'hide', reason: RejectReason) =>
    send(`${action} ${id}`, async () => {
      await callStaff(decidePost, { params: { id }, body: { decision: action, reason } })
      return action === 'reject' ? t('posts.rejected') : t('posts.hidden')
    })
  const refused = opened && opened.action !== 'publish' ? { post: opened.post, action: opened.action } : null
  return (
    <div className="desk-stack">
      <ShowSwitch value={show} onChange={setShow} />
      <PanelState query={posts}>
        {(all) => (
          <>
            <ResultNotice notice={notice} box={saidBox} />
            <PostList
              posts={all}
              show={show}
              buttonProps={buttonProps}
              onAct={(post, action) => open({ post, action })}
            />
            <PublishDialog post={opened?.action === 'publish' ? opened.post : null} onClose={close} onSend={publish} />
            <CannedReasonDialog about={refused} onClose={close} onSend={refuse} />
          </>
        )}
      </PanelState>
      <History queue="posts" />
    </div>
  )
}
