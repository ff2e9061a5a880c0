import { isAdministrator, isStaff } from '@/lib/payload/access'
import { defaultRuleRows } from '@/features/compliance/model/default-rules/default-rules'

import { defineGlobal } from '../../define-collection'
import { ruleFields } from './rule-fields'

/** The statements that are required before a property is published. For staff only: pages do not need it. */
export const compliance = defineGlobal({
  menu: { group: 'settings', shownTo: isAdministrator },
  access: { read: isStaff, update: isAdministrator },
  schema: {
    slug: 'compliance',
    label: {
      nl: 'Verplichte vermeldingen',
      fr: 'Mentions obligatoires',
      en: 'Compliance',
      de: 'Pflichtangaben',
    },
    admin: {
      description: {
        nl: 'Wat een pand moet vermelden voor het online mag. Voorstellen uit vakbronnen: controleer elke regel bij de bron. Bij een wijziging van de wet voegt u een regel toe met haar begindatum.',
        fr: 'Ce qu’un bien doit mentionner avant d’être publié. Propositions tirées de sources professionnelles : vérifiez chaque règle à la source. Quand la loi change, ajoutez une règle avec sa date de début.',
        en: 'What a property must state before it may go online. Proposals from trade sources: check every rule at its source. When the law changes, add a rule with its first day.',
        de: 'Was ein Objekt angeben muss, bevor es online darf. Vorschläge aus Fachquellen: Prüfen Sie jede Regel an der Quelle. Ändert sich das Gesetz, fügen Sie eine Regel mit ihrem Anfangstag hinzu.',
      },
    },
    fields: [
      {
        name: 'rules',
        type: 'array',
        // The rules apply from the first day of a new installation.
        defaultValue: ({ locale }: { locale?: string }) => defaultRuleRows(locale),
        label: { nl: 'Regels', fr: 'Règles', en: 'Rules', de: 'Regeln' },
        labels: {
          singular: { nl: 'Regel', fr: 'Règle', en: 'Rule', de: 'Regel' },
          plural: { nl: 'Regels', fr: 'Règles', en: 'Rules', de: 'Regeln' },
        },
        admin: {
          initCollapsed: true,
          components: { RowLabel: '/composition/studio-parts#RuleRowLabel' },
        },
        fields: ruleFields,
      },
    ],
  },
})
