import type { Condition, SingleRelationshipField } from 'payload'

import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'
import type { Localized } from '@/lib/i18n/locales'
import { formKindLabels, formKinds } from '@/features/submissions/model/form-kinds'
import { propertyForms } from '@/features/submissions/model/property-forms'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

const aboutProperty = new Set<unknown>(propertyForms)

const isAboutProperty: Condition = (_, sibling) => aboutProperty.has(sibling?.form)
const isAboutProject: Condition = (_, sibling) => sibling?.form === 'contactConstruction'

const subjectField = (
  name: 'property' | 'project',
  label: Localized,
  condition: Condition,
): SingleRelationshipField => ({
  name,
  type: 'relationship',
  relationTo: name === 'property' ? 'properties' : 'projects',
  label,
  admin: {
    condition,
    description: {
      nl: 'Waarover het formulier gaat. Zonder keuze, of als er niets meer te vragen valt, verschijnt het niet.',
      fr: 'Ce sur quoi porte le formulaire. Sans choix, ou s’il n’y a plus rien à demander, il n’apparaît pas.',
      en: 'What the form is about. Without a choice, or when there is nothing left to ask, it does not appear.',
      de: 'Worum es im Formular geht. Ohne Auswahl, oder wenn nichts mehr zu fragen ist, erscheint es nicht.',
    },
  },
})

export const formSchema: BlockSchema<'form'> = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: {
    singular: { nl: 'Formulier', fr: 'Formulaire', en: 'Form', de: 'Formular' },
    plural: { nl: 'Formulieren', fr: 'Formulaires', en: 'Forms', de: 'Formulare' },
  },
  admin: inPicker('form', 'agency', {
    nl: 'Een formulier voor bezoekers, zoals contact, gratis schatting of zoekopdracht.',
    fr: 'Un formulaire pour les visiteurs : contact, estimation gratuite, recherche, etc.',
    en: 'A form for visitors, such as contact, free valuation or registering a search.',
    de: 'Ein Formular für Besucher, etwa Kontakt, kostenlose Bewertung oder Suchauftrag.',
  }),
  fields: [
    {
      name: 'form',
      type: 'select',
      required: true,
      defaultValue: 'siteContact',
      options: formKinds.map((value) => ({ value, label: formKindLabels[value] })),
      label: { nl: 'Welk formulier', fr: 'Quel formulaire', en: 'Which form', de: 'Welches Formular' },
      admin: {
        description: {
          nl: 'Titel, inleiding en velden stelt een beheerder in onder Instellingen › Formulieren.',
          fr: 'Titre, introduction et champs se règlent par un administrateur sous Réglages › Formulaires.',
          en: 'Title, introduction and fields are set by an administrator under Settings › Forms.',
          de: 'Titel, Einleitung und Felder legt ein Administrator unter Einstellungen › Formulare fest.',
        },
      },
    },
    subjectField('property', { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' }, isAboutProperty),
    subjectField('project', { nl: 'Project', fr: 'Projet', en: 'Project', de: 'Projekt' }, isAboutProject),
    ...blockOptions({ only: optionsWithoutItems }),
  ],
}
