import { schemaText } from '@/lib/i18n/schema-messages'
import type { Localized } from '@/lib/i18n/locales'

import { formKinds, type FormKind } from './form-kinds'

const labels = formKinds.map((kind) => [kind, schemaText('forms', kind, 'name')])

/** Names of the forms in the studio and in e-mails to the agency. Only for the server: all languages. */
// Each kind has its label; Object.fromEntries loses the names.
export const formKindLabels = Object.fromEntries(labels) as Record<FormKind, Localized>
