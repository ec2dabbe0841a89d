import { useMemo } from 'react'
import { encodeQr } from '#domain/qr/encode.ts'
import { qrPath } from '#domain/qr/svg-path.ts'

/** Always dark on light, by night too: many cameras do not read the reverse. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const drawing = useMemo(() => {
    const code = encodeQr(text)
    return code && qrPath(code)
  }, [text])
  if (!drawing) return null
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${drawing.side} ${drawing.side}`} className="take-qr">
      <rect width={drawing.side} height={drawing.side} fill="#fff" />
      <path d={drawing.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
