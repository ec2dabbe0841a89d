import type { errors as en } from '../en/errors.ts'
import type { Translated } from '../shape.ts'

export const errors = {
  bad_request: 'Algo en esta solicitud no está bien. Revísela e intente de nuevo.',
  unauthorized: 'Primero inicie sesión, por favor.',
  forbidden: 'Eso no se puede hacer desde aquí.',
  tls_required: 'Abra este sitio con una dirección segura que empiece con https.',
  not_found: 'No pudimos encontrar eso.',
  method_not_allowed: 'Eso no se puede hacer aquí.',
  timeout: 'Esto tardó demasiado. Intente de nuevo en un momento.',
  conflict: 'Esto se cambió en otro lugar. Intente de nuevo.',
  too_large: 'Es demasiado para enviar de una vez. Hágalo más corto, por favor.',
  unsupported_type: 'Este tipo de datos no se puede leer aquí.',
  too_many_requests: 'Va un poco rápido. Espere un momento e intente de nuevo.',
  rate_limit: 'Hay muchas preguntas en este momento (rate_limit). Espere un momento e intente de nuevo.',
  internal: 'Algo salió mal de nuestro lado. Por favor, intente de nuevo.',
  no_need_chosen: 'Elija al menos un área en la que necesite apoyo',
  unknown_county: 'No conocemos ese condado. Elija su estado y su condado de la lista.',
  coverage_coming_soon: 'Todavía no cubrimos esta zona. Pronto lo haremos. Por ahora, llame al 2-1-1 para pedir ayuda.',
  unavailable: 'No podemos hacer esto ahora. Intente de nuevo en unos minutos.',
} satisfies Translated<typeof en>
