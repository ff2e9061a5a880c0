import type { FieldHook } from 'payload'

import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'
import { cleanHtml } from '@/lib/values/clean-html'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

/** Sanitised on saving, so that editors see what visitors get. */
const cleanMarkup: FieldHook = ({ value }: { value?: unknown }): unknown =>
  typeof value === 'string' ? cleanHtml(value) : value

export const customHtmlSchema: BlockSchema<'customHtml'> = {
  slug: 'customHtml',
  interfaceName: 'CustomHtmlBlock',
  labels: {
    singular: { nl: 'Eigen html', fr: 'HTML propre', en: 'Custom HTML', de: 'Eigenes HTML' },
    plural: { nl: 'Eigen html', fr: 'HTML propre', en: 'Custom HTML', de: 'Eigenes HTML' },
  },
  admin: inPicker('custom-html', 'layout', {
    nl: 'Eigen opmaak zoals een tabel of een uitklapbare vraag; wat onveilig is, valt weg.',
    fr: 'Votre propre balisage, comme un tableau ou une question dépliable ; ce qui n’est pas sûr est écarté.',
    en: 'Markup of your own such as a table or a question that unfolds; what is unsafe is left out.',
    de: 'Eigenes Markup wie eine Tabelle oder eine aufklappbare Frage; Unsicheres fällt weg.',
  }),
  fields: [
    {
      name: 'html',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: 50_000,
      hooks: { beforeValidate: [cleanMarkup] },
      label: { nl: 'Html', fr: 'HTML', en: 'HTML', de: 'HTML' },
      admin: {
        rows: 14,
        description: {
          nl: 'Tekst, lijsten, tabellen, links, eigen beelden en details/summary. Scripts, stijlen, formulieren en kaders van andere sites worden bij het bewaren verwijderd.',
          fr: 'Texte, listes, tableaux, liens, images du site et details/summary. Scripts, styles, formulaires et cadres d’autres sites sont retirés à l’enregistrement.',
          en: 'Text, lists, tables, links, pictures of this site and details/summary. Scripts, styles, forms and frames of other sites are removed when you save.',
          de: 'Text, Listen, Tabellen, Links, eigene Bilder und details/summary. Skripte, Stile, Formulare und Rahmen anderer Websites werden beim Speichern entfernt.',
        },
      },
    },
    ...blockOptions({
      only: optionsWithoutItems,
    }),
  ],
}
