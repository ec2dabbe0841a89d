/**
 * The word we use for each thing, in both languages, and the words it replaced. `docs/voice.md` explains the choices;
 * `scripts/voice.test.ts` looks for the retired ones in every text a person can see.
 *
 * A retired word is matched whole and in any case; `*` stands for any ending. What is listed in `except` is fine.
 */
export interface Term {
  readonly en: string
  readonly es: string
  readonly retired?: { readonly en?: readonly string[]; readonly es?: readonly string[] }
  readonly except?: readonly string[]
}

export const terms: readonly Term[] = [
  // The law and supervision
  {
    en: 'record',
    es: 'antecedentes',
    retired: { en: ['criminal past', 'criminal history'], es: ['récord*'] },
  },
  { en: 'background check', es: 'revisión de antecedentes', retired: { es: ['chequeo de antecedentes'] } },
  {
    en: 'clear a record',
    es: 'borrar antecedentes',
    retired: { en: ['clean your record'], es: ['expurgar', 'limpiar sus antecedentes'] },
  },
  { en: 'expunge', es: 'borrar', retired: { es: ['expungir', 'expunge'] } },
  { en: 'seal a record', es: 'sellar antecedentes' },
  {
    en: 'probation',
    es: 'probatoria',
    retired: { es: ['libertad a prueba', 'probation', 'libertad vigilada'] },
    except: ['(probation)'],
  },
  {
    en: 'parole',
    es: 'libertad condicional',
    retired: { es: ['parole', 'libertad bajo palabra'] },
    except: ['(parole)'],
  },
  {
    en: 'officer',
    es: 'oficial',
    retired: { es: ['agente de probatoria'] },
  },
  { en: 'supervision', es: 'supervisión' },
  { en: 'hearing', es: 'audiencia', retired: { es: ['vista judicial'] } },
  { en: 'court', es: 'corte', retired: { es: ['tribunal', 'tribunales', 'juzgado'] } },
  { en: 'court date', es: 'fecha de corte' },
  { en: 'judge', es: 'juez' },
  {
    en: 'lawyer',
    es: 'abogado',
    retired: { en: ['attorney', 'attorneys', 'counsel for'], es: ['licenciado en derecho'] },
    except: ['district attorney', 'attorney general', 'power of attorney', 'state’s attorney'],
  },
  { en: 'public defender', es: 'defensor público', retired: { es: ['abogado de oficio'] } },
  { en: 'legal aid', es: 'ayuda legal', retired: { es: ['asistencia legal'] } },
  { en: 'warrant', es: 'orden de arresto', retired: { es: ['orden de aprehensión'] } },
  { en: 'charge', es: 'cargo' },
  { en: 'conviction', es: 'condena', retired: { es: ['convicción', 'convicciones'] } },
  { en: 'sentence', es: 'sentencia' },
  { en: 'bail', es: 'fianza' },
  { en: 'fine', es: 'multa' },
  { en: 'court fee', es: 'cargo de la corte' },
  { en: 'restitution', es: 'restitución' },
  { en: 'jail', es: 'cárcel' },
  { en: 'prison', es: 'prisión', retired: { en: ['penitentiary'], es: ['penitenciaría'] } },
  { en: 'release', es: 'salida', retired: { es: ['excarcelación'] } },
  { en: 'reentry', es: 'reingreso', retired: { en: ['re-entry'], es: ['reinserción', 'reentrada'] } },
  { en: 'curfew', es: 'toque de queda' },
  {
    en: 'ankle monitor',
    es: 'grillete',
    retired: { en: ['ankle bracelet'], es: ['tobillera', 'brazalete electrónico'] },
  },
  { en: 'registry', es: 'registro' },
  { en: 'protective order', es: 'orden de protección', retired: { es: ['orden de restricción'] } },
  { en: 'right to stay silent', es: 'derecho a guardar silencio', retired: { es: ['puede callar'] } },
  { en: 'immigration', es: 'inmigración', retired: { es: ['migración'] } },
  { en: 'interpreter', es: 'intérprete', retired: { es: ['traductor'] } },

  // Papers
  { en: 'ID', es: 'identificación (ID)', retired: { en: ['I.D.', 'identity card'], es: ['cédula', 'carnet'] } },
  {
    en: 'driver’s license',
    es: 'licencia de manejar',
    retired: {
      en: ['driver license', 'driver licenses', 'drivers license', 'driving license'],
      es: ['licencia de conducir', 'licencia de manejo'],
    },
  },
  {
    en: 'birth certificate',
    es: 'acta de nacimiento',
    retired: { en: ['birth paper*', 'birth record*'], es: ['partida de nacimiento', 'certificado de nacimiento'] },
  },
  {
    en: 'Social Security card',
    es: 'tarjeta del Seguro Social',
    retired: { en: ['SSN card'], es: ['tarjeta de Seguro Social'] },
  },
  {
    en: 'release papers',
    es: 'papeles de salida',
    retired: { en: ['discharge papers'], es: ['papeles de liberación'] },
  },
  { en: 'application', es: 'solicitud', retired: { es: ['aplicación de trabajo', 'aplicación para'] } },
  {
    en: 'form',
    es: 'formulario',
    retired: {
      es: [
        'llene la hoja',
        'llenar la hoja',
        'hoja de solicitud',
        'pida la hoja',
        'pedir la hoja',
        'la hoja para pedir',
      ],
    },
  },
  { en: 'fee waiver', es: 'que no le cobren', retired: { es: ['exención de pago', 'pida no pagar'] } },
  { en: 'deadline', es: 'fecha límite', retired: { en: ['due day', 'last day to ask'] } },
  { en: 'appointment', es: 'cita', retired: { en: ['set a visit', 'visit set'] } },
  { en: 'resume', es: 'currículum', retired: { en: ['curriculum vitae'], es: ['hoja de vida', 'resumé'] } },
  { en: 'notary', es: 'notario' },
  { en: 'turn in', es: 'entregar', retired: { en: ['hand in', 'handed in'] } },

  // A place to live
  { en: 'shelter', es: 'albergue', retired: { es: ['refugio', 'refugios', 'posada'] } },
  { en: 'waiting list', es: 'lista de espera', retired: { en: ['wait list', 'wait lists'] } },
  { en: 'landlord', es: 'dueño', retired: { es: ['casero', 'caseros', 'arrendador*'] } },
  { en: 'rent', es: 'renta', retired: { es: ['alquiler*', 'arriendo'] } },
  { en: 'lease', es: 'contrato de renta', retired: { es: ['lease'] } },
  { en: 'security deposit', es: 'depósito' },
  { en: 'eviction', es: 'desalojo', retired: { es: ['evicción', 'desahucio'] } },
  {
    en: 'halfway house',
    es: 'casa de transición',
    retired: { es: ['casa de medio camino', 'casas de medio camino', 'halfway house'] },
  },
  {
    en: 'sober living home',
    es: 'casa sobria',
    retired: { en: ['sober home', 'sober homes', 'sober house', 'sober houses'] },
  },
  { en: 'Section 8', es: 'Sección 8' },
  { en: 'rent voucher', es: 'vale de renta' },
  { en: 'public housing', es: 'vivienda pública' },
  { en: 'affordable housing', es: 'vivienda a bajo costo' },
  { en: 'a place to stay', es: 'dónde dormir', retired: { en: ['a roof'], es: ['halle techo', 'sin techo'] } },

  // Work and school
  { en: 'employer', es: 'empleador', retired: { en: ['bosses'], es: ['patrón', 'patrones'] }, except: ['old bosses'] },
  { en: 'boss', es: 'jefe' },
  { en: 'job center', es: 'centro de empleo' },
  { en: 'job training', es: 'cursos de trabajo', retired: { es: ['formación laboral'] } },
  { en: 'interview', es: 'entrevista' },
  {
    en: 'federal bonding',
    es: 'garantía federal (federal bonding)',
    retired: {
      en: ['job bond', 'job bonds'],
      es: ['fianza federal', 'fianzas federales', 'fianza laboral', 'Programa Federal de Fianzas', 'fianza gratis'],
    },
  },
  { en: 'paycheck', es: 'cheque' },
  { en: 'community college', es: 'colegio comunitario' },
  {
    en: 'college',
    es: 'universidad',
    retired: { es: ['colegio', 'colegios'] },
    except: ['colegio comunitario', 'colegios comunitarios', 'colegio de abogados'],
  },
  { en: 'GED', es: 'GED' },
  { en: 'trade school', es: 'escuela de oficios', retired: { es: ['escuela vocacional'] } },
  { en: 'financial aid', es: 'ayuda económica', retired: { es: ['ayuda financiera'] } },

  // Money and benefits
  { en: 'benefits', es: 'beneficios' },
  { en: 'SNAP (food stamps)', es: 'estampillas de comida (SNAP)', retired: { es: ['cupones'] } },
  { en: 'emergency (expedited) SNAP', es: 'SNAP de emergencia', retired: { en: ['the fast kind', 'fast SNAP'] } },
  { en: 'cash assistance', es: 'ayuda en efectivo' },
  { en: 'unemployment benefits', es: 'desempleo', retired: { en: ['unemployment pay'] } },
  { en: 'child support', es: 'manutención de los hijos', retired: { es: ['pensión alimenticia', 'child support'] } },
  { en: 'credit report', es: 'informe de crédito', retired: { es: ['reporte de crédito'] } },
  { en: 'debt', es: 'deuda' },
  { en: 'payment plan', es: 'plan de pagos', retired: { es: ['plan de pago'] } },
  { en: 'bank account', es: 'cuenta de banco', retired: { es: ['cuenta bancaria'] } },
  { en: 'scam', es: 'estafa', retired: { es: ['fraude de'] } },
  { en: 'food pantry', es: 'despensa de comida', retired: { es: ['alacena'] } },
  { en: 'food bank', es: 'banco de comida', retired: { es: ['banco de alimentos'] } },

  // Health
  { en: 'health insurance', es: 'seguro médico', retired: { es: ['seguro de salud'] } },
  {
    en: 'emergency room',
    es: 'sala de emergencias',
    retired: { es: ['urgencias', 'sala de urgencias'] },
    except: ['clínica de urgencias'],
  },
  { en: 'mental health', es: 'salud mental' },
  {
    en: 'chronic illness',
    es: 'enfermedad crónica',
    retired: { en: ['long illness', 'long sickness'], es: ['mal largo', 'enfermedad larga'] },
  },
  { en: 'outpatient treatment', es: 'tratamiento ambulatorio', retired: { en: ['treatment while you live at home'] } },
  { en: 'residential treatment', es: 'tratamiento residencial', retired: { en: ['live-in treatment'] } },
  {
    en: 'court-ordered treatment',
    es: 'tratamiento por orden de la corte',
    retired: { en: ['treatment a court asks for'] },
  },
  { en: 'detox', es: 'desintoxicación', retired: { es: ['detox'] } },
  { en: 'recovery', es: 'recuperación' },
  { en: 'relapse', es: 'recaída', retired: { es: ['relapso'] } },
  { en: 'prescription', es: 'receta', retired: { es: ['prescripción'] } },
  { en: 'counselor', es: 'consejero', retired: { es: ['terapista'] } },
  {
    en: 'case manager',
    es: 'trabajador de caso',
    retired: { es: ['manejador de casos', 'gestor de casos', 'case manager'] },
  },
  { en: 'peer support', es: 'apoyo entre iguales' },

  // Reaching people
  {
    en: 'phone',
    es: 'teléfono',
    retired: { en: ['cell phone', 'cellphone', 'telephone'], es: ['celular', 'celulares', 'móvil'] },
  },
  { en: 'email', es: 'correo electrónico', retired: { en: ['e-mail', 'e-mails'], es: ['email', 'e-mail', 'emails'] } },
  { en: 'text', es: 'mensaje de texto', retired: { en: ['SMS'], es: ['SMS'] } },
  { en: 'voicemail', es: 'buzón de voz', retired: { en: ['voice mail'] } },
  { en: 'ext.', es: 'ext.' },
  { en: 'hours', es: 'horario', retired: { es: ['horas de atención', 'horas de oficina'] } },
  {
    en: 'help line',
    es: 'línea de ayuda',
    retired: { en: ['helpline', 'helplines'] },
    except: ['Native Helpline', 'National Helpline'],
  },
  {
    en: 'nationwide',
    es: 'en todo el país',
    retired: { en: ['serves the whole country'], es: ['sirve a todo el país'] },
  },
  { en: 'county', es: 'condado', retired: { es: ['county', 'el county'] } },
  { en: 'ZIP code', es: 'código postal', retired: { es: ['el ZIP', 'código zip'] } },
  { en: 'bus', es: 'autobús', retired: { es: ['bus', 'buses'] } },
  { en: 'car', es: 'carro', retired: { es: ['coche', 'auto', 'automóvil'] } },

  // The product
  {
    en: 'find',
    es: 'encontrar',
    retired: { es: ['hallar*', 'halle', 'halla', 'hallan', 'halló', 'hallado', 'hallamos', 'hallen', 'hallaron'] },
  },
  { en: 'device', es: 'teléfono', retired: { es: ['este aparato', 'otro aparato', 'este equipo'] } },
  { en: 'computer', es: 'computadora', retired: { es: ['ordenador'] } },
  { en: 'app', es: 'app', retired: { es: ['aplicación'] } },
  { en: 'website', es: 'sitio web', retired: { en: ['web site', 'web page', 'web pages'] } },
  { en: 'link', es: 'enlace', retired: { es: ['link', 'links'] } },
  {
    en: 'password',
    es: 'contraseña',
    retired: { es: ['clave', 'claves'] },
    except: ['palabra clave', 'fecha clave', 'habilidades clave', 'dato clave', 'es clave'],
  },
  {
    en: 'QR code',
    es: 'código QR',
    retired: { en: ['this square', 'the square', 'a square'], es: ['lea este cuadro', 'cuadro para escanear'] },
  },
  {
    en: 'characters',
    es: 'caracteres',
    retired: { en: ['letters left', 'letters or fewer'], es: ['letras disponibles'] },
  },
  { en: 'continue', es: 'seguir', retired: { en: ['go on with', 'goes on with'] } },
  { en: 'fixed', es: 'corregido', retired: { en: ['mend', 'mended', 'mends', 'to mend'] } },
  { en: 'recent', es: 'reciente', retired: { en: ['lately decided', 'lately done'] } },
  { en: 'all caught up', es: 'todo al día', retired: { en: ['nothing waits'], es: ['nada espera'] } },
  {
    en: 'review queue',
    es: 'cola de revisión',
    retired: { en: ['review desk'] },
  },
  { en: 'request', es: 'solicitud', retired: { es: ['presentación', 'presentaciones'] } },
  {
    en: 'register to vote',
    es: 'registrarse para votar',
    retired: { en: ['sign up to vote', 'signed up to vote', 'signing up to vote'], es: ['inscribirse para votar'] },
  },
]

/** Sentences that follow the order or the idiom of another language, and what a person says instead. */
export const turnedPhrases: Readonly<Record<'en' | 'es', readonly { readonly was: string; readonly is: string }[]>> = {
  en: [
    { was: 'on file', is: 'we have, or saved' },
    { was: 'pay not told', is: 'pay not listed' },
    { was: 'pay is told', is: 'shows pay' },
    { was: 'name nothing you must have', is: 'no requirements listed' },
    { was: 'beds go early', is: 'beds fill up early' },
    { was: 'paper is the rule', is: 'what your papers say is what counts' },
    { was: 'ask still', is: 'ask anyway' },
    { was: 'roof and food', is: 'rent and food' },
    { was: 'cannot be told', is: 'too few to show' },
    { was: 'write down each look', is: 'every view is logged' },
    { was: 'days do not fit', is: 'the end date must be on or after the start date' },
    { was: 'make sure of your bed', is: 'find a place to sleep' },
    { was: 'you can leave this out', is: 'optional' },
    { was: 'has not joined us', is: 'doesn’t use Next Chapter yet' },
    { was: 'have not joined us', is: 'don’t use Next Chapter yet' },
    { was: 'if you may act on it', is: 'if you might hurt yourself' },
    { was: 'someone told us of', is: 'suggested' },
    { was: 'no one may read', is: 'nobody there will see' },
    { was: 'you may not see', is: 'you can’t see' },
  ],
  es: [
    { was: 'sirve a todo', is: 'atiende en todo' },
    { was: 'vaya a cada corte', is: 'vaya a todas las audiencias' },
    { was: 'quién se salva', is: 'quién está exento' },
    { was: 'limpian casos solos', is: 'borran casos automáticamente' },
    { was: 'llame por cualquier dolor', is: 'puede llamar por lo que sea que le pesa' },
    { was: '1000s', is: 'miles' },
    { was: 'pida no pagar', is: 'pida que no le cobren' },
    { was: 'su papel es la regla', is: 'lo que dicen sus papeles es lo que cuenta' },
    { was: 'haga sentido', is: 'tenga sentido' },
    { was: 'hace sentido', is: 'tiene sentido' },
    { was: 'aplicar para', is: 'solicitar' },
    { was: 'aplique para', is: 'solicite' },
    { was: 'llame de vuelta', is: 'devuelva la llamada' },
    { was: 'en orden de', is: 'para' },
  ],
}

/** Texts that stay as they are, and why: a part of the text is enough. */
export const fixedTexts: readonly { readonly text: string; readonly reason: string }[] = [
  { text: 'PINs do not match', reason: 'a fixed text' },
  { text: 'Voice input is not supported in this browser', reason: 'a fixed text' },
  { text: 'Voice recognition is not working.', reason: 'a fixed text' },
  { text: 'Action plan could not be generated.', reason: 'a fixed text' },
  { text: 'Maricopa County Elections', reason: 'the name of an office' },
  { text: 'self-harm', reason: 'a word, not a key' },
  { text: 'import-report', reason: 'the name of a file' },
  { text: 'informe-de-importacion', reason: 'the name of a file' },
]
