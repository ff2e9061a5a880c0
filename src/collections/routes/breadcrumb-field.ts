import type { Field } from 'payload'

/** The breadcrumb above a route, topmost first. The first entry is the parent path. */
export const breadcrumbField: Field = {
  name: 'breadcrumb',
  type: 'array',
  label: { nl: 'Kruimelpad', fr: 'Fil d’Ariane', en: 'Breadcrumb', de: 'Brotkrumenpfad' },
  labels: {
    singular: { nl: 'Stap', fr: 'Étape', en: 'Step', de: 'Schritt' },
    plural: { nl: 'Stappen', fr: 'Étapes', en: 'Steps', de: 'Schritte' },
  },
  admin: {
    initCollapsed: true,
    description: {
      nl: 'Tussen de startpagina en deze pagina, van boven naar onder. Een stap met het pad van deze pagina zelf geeft haar in het kruimelpad een andere naam dan haar titel.',
      fr: 'Entre la page d’accueil et cette page, de haut en bas. Une étape avec le chemin de cette page lui donne dans le fil d’Ariane un autre nom que son titre.',
      en: 'Between the home page and this page, from top to bottom. A step with the path of this page itself gives it another name than its title in the breadcrumb.',
      de: 'Zwischen Startseite und dieser Seite, von oben nach unten. Ein Schritt mit dem Pfad dieser Seite selbst gibt ihr im Brotkrumenpfad einen anderen Namen als ihren Titel.',
    },
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      admin: {
        description: {
          nl: 'Leeg: de titel van de pagina met dit pad.',
          fr: 'Vide : le titre de la page qui a ce chemin.',
          en: 'Empty: the title of the page with this path.',
          de: 'Leer: der Titel der Seite mit diesem Pfad.',
        },
      },
    },
    {
      name: 'path',
      type: 'text',
      label: { nl: 'Origineel pad', fr: 'Chemin d’origine', en: 'Original path', de: 'Originalpfad' },
      admin: {
        description: {
          nl: 'Leeg: de naam is geen link.',
          fr: 'Vide : le nom n’est pas un lien.',
          en: 'Empty: the name is not a link.',
          de: 'Leer: der Name ist kein Link.',
        },
      },
    },
  ],
}
