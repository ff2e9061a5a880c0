import type { Condition, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'
import { studioMessage } from '@/lib/payload/studio-message'
import { textOf } from '@/lib/values/read-value'
import { isWebUrl } from '@/lib/values/external-link'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

const isFrom =
  (source: 'upload' | 'link'): Condition =>
  (_, sibling) =>
    sibling?.source === source

/** Only http and https URLs; those of unknown services become plain links. */
const filmUrlValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || isWebUrl(textOf(value))) return basic
  return studioMessage(options.req, 'fields.filmUrl')
}

export const videoSchema: BlockSchema<'video'> = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: {
    singular: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' },
    plural: { nl: 'Video’s', fr: 'Vidéos', en: 'Videos', de: 'Videos' },
  },
  admin: inPicker('video', 'picture', {
    nl: 'Een eigen film of een van YouTube, Vimeo of Facebook, die pas bij een klik laadt.',
    fr: 'Votre propre film ou un film de YouTube, Vimeo ou Facebook, qui ne se charge qu’au clic.',
    en: 'A film of your own or one of YouTube, Vimeo or Facebook, which loads at the click only.',
    de: 'Ein eigener Film oder einer von YouTube, Vimeo oder Facebook, der erst beim Klick lädt.',
  }),
  fields: [
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'link',
      label: { nl: 'Bron', fr: 'Source', en: 'Source', de: 'Quelle' },
      options: [
        {
          value: 'link',
          label: {
            nl: 'Adres van een film',
            fr: 'Adresse d’un film',
            en: 'Address of a film',
            de: 'Adresse eines Films',
          },
        },
        {
          value: 'upload',
          label: { nl: 'Eigen bestand', fr: 'Fichier propre', en: 'File of your own', de: 'Eigene Datei' },
        },
      ],
    },
    {
      name: 'filmUrl',
      type: 'text',
      maxLength: 500,
      validate: filmUrlValidate,
      label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
      admin: {
        condition: isFrom('link'),
        description: {
          nl: 'YouTube, Vimeo, Facebook, Matterport, Nodalview, Kuula of een videobestand. Een ander adres wordt een gewone link.',
          fr: 'YouTube, Vimeo, Facebook, Matterport, Nodalview, Kuula ou un fichier vidéo. Une autre adresse devient un simple lien.',
          en: 'YouTube, Vimeo, Facebook, Matterport, Nodalview, Kuula or a video file. Any other address becomes a plain link.',
          de: 'YouTube, Vimeo, Facebook, Matterport, Nodalview, Kuula oder eine Videodatei. Jede andere Adresse wird ein einfacher Link.',
        },
      },
    },
    {
      name: 'film',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'video/' } },
      label: { nl: 'Film', fr: 'Film', en: 'Film', de: 'Film' },
      admin: {
        condition: isFrom('upload'),
        description: {
          nl: 'mp4 of webm. Heeft de film gesproken tekst, zet die dan ook in een tekstblok.',
          fr: 'mp4 ou webm. Si le film contient des paroles, mettez-les aussi dans un bloc de texte.',
          en: 'mp4 or webm. If the film has spoken words, put them into a text block as well.',
          de: 'mp4 oder webm. Enthält der Film gesprochenen Text, geben Sie ihn auch in einem Textblock wieder.',
        },
      },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'image/' } },
      label: { nl: 'Beeld vooraf', fr: 'Image d’attente', en: 'Poster', de: 'Vorschaubild' },
      admin: {
        description: {
          nl: 'Staat er tot de film speelt.',
          fr: 'Visible jusqu’à la lecture du film.',
          en: 'Shown until the film plays.',
          de: 'Steht da, bis der Film spielt.',
        },
      },
    },
    {
      name: 'caption',
      type: 'text',
      localized: true,
      maxLength: 250,
      label: { nl: 'Bijschrift', fr: 'Légende', en: 'Caption', de: 'Bildunterschrift' },
      admin: {
        description: {
          nl: 'Staat onder de film. Zonder titel is het ook zijn naam voor schermlezers.',
          fr: 'S’affiche sous le film. Sans titre, elle est aussi son nom pour les lecteurs d’écran.',
          en: 'Shown below the film. Without a title it is also its name for screen readers.',
          de: 'Steht unter dem Film. Ohne Titel ist sie auch sein Name für Screenreader.',
        },
      },
    },
    {
      name: 'shape',
      type: 'select',
      defaultValue: 'wide',
      label: { nl: 'Beeldformaat', fr: 'Format', en: 'Shape', de: 'Format' },
      options: [
        {
          value: 'wide',
          label: { nl: 'Breed (16:9)', fr: 'Large (16:9)', en: 'Wide (16:9)', de: 'Breit (16:9)' },
        },
        {
          value: 'square',
          label: { nl: 'Vierkant (1:1)', fr: 'Carré (1:1)', en: 'Square (1:1)', de: 'Quadratisch (1:1)' },
        },
        {
          value: 'tall',
          label: { nl: 'Hoog (9:16)', fr: 'Haut (9:16)', en: 'Tall (9:16)', de: 'Hoch (9:16)' },
        },
      ],
    },
    ...blockOptions({
      only: optionsWithoutItems,
    }),
  ],
}
