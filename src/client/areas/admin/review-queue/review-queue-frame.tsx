import './review-queue.css'
import type { ReactNode } from 'react'

/** The header of every staff page. */
export function ReviewQueueFrame({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className="desk-page">
      <h1 id="admin-title">{title}</h1>
      {intro && <p>{intro}</p>}
      {children}
    </div>
  )
}
