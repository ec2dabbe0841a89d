import { useMemo } from 'react'
import { encodeQr, buildQrPath } from '#domain/qr/encode.ts'

interface QrPictureProps {
  text: string
  label: string
  className: string
}

/**
 * Always dark on light, even in dark mode: many cameras cannot read the reverse. Renders nothing when the text is too
 * long.
 */
export function QrPicture({ text, label, className }: QrPictureProps) {
  const drawing = useMemo(() => {
    const code = encodeQr(text)
    return code && buildQrPath(code)
  }, [text])
  if (!drawing) return null
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${drawing.side} ${drawing.side}`} className={className}>
      <rect width={drawing.side} height={drawing.side} fill="#fff" />
      <path d={drawing.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
