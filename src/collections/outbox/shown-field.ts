import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access'
import type { Localized } from '@/lib/i18n/locales'

/** A field that the program writes and staff only read. */
export const shown = (field: Field, label: Localized): Field =>
  // The factory keeps the kind of field it was given; Payload's union of kinds cannot say that of a spread.
  ({
    ...field,
    label,
    access: { create: nobody, update: nobody },
    admin: { ...field.admin, readOnly: true },
  }) as Field
