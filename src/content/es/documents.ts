import type { documents as english } from '../en/documents.ts'
import type { Translated } from '../shape.ts'

export const documents = {
  title: 'Preparación de documentos',
} satisfies Translated<typeof english>
