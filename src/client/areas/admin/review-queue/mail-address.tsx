import { Fragment } from 'react'

/** A mail address with sensible break points, so that a narrow column never cuts a word. */
export function MailAddress({ address }: { address: string }) {
  return (
    <span className="desk-long">
      {address.split(/(?=@)|(?<=[._-])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
