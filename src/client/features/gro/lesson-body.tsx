import type { LessonBlock } from '#domain/gro/lessons.ts'

export function LessonBody({ body }: { body: readonly LessonBlock[] }) {
  return (
    <div className="gro-body">
      {body.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: LessonBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block)
    return (
      <ul>
        {block.list.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )
  return (
    <ol>
      {block.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
