import type { SelectField } from 'payload'

import type { Localized } from '@/lib/i18n/locales'

/**
 * Whether a block shows what is for sale, for rent, or both.
 *
 * @param description what that means in this block
 */
export const offeredGoalField = (description?: Localized, admin: SelectField['admin'] = {}): SelectField => ({
  name: 'goal',
  type: 'select',
  required: true,
  defaultValue: 'both',
  label: { nl: 'Transactie', fr: 'Transaction', en: 'Goal', de: 'Angebotsart' },
  options: [
    { value: 'both', label: { nl: 'Beide', fr: 'Les deux', en: 'Both', de: 'Beide' } },
    { value: 'sale', label: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
    { value: 'rent', label: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' } },
  ],
  admin: { ...admin, description },
})
