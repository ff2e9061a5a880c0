import type { DemoPage } from './types'

/** New-build projects, with the list of them. */
export const projectsPage: DemoPage = {
  key: 'projects',
  slug: 'projects',
  path: { nl: '/nieuwbouw/', fr: '/projets-neufs/', en: '/projects/', de: '/neubau/' },
  title: { nl: 'Nieuwbouw', fr: 'Projets neufs', en: 'New build', de: 'Neubau' },
  seo: {
    title: {
      nl: 'Nieuwbouwprojecten in en rond Luik',
      fr: 'Projets neufs à Liège et alentours',
      en: 'New-build projects in and around Liège',
      de: 'Neubauprojekte in und um Lüttich',
    },
    description: {
      nl: 'Appartementen en woningen in aanbouw, met prijslijst, plannen en oplevering per eenheid. Kies uw verdieping en vraag het lastenboek.',
      fr: 'Appartements et maisons en construction, avec prix, plans et livraison par unité. Choisissez votre étage et demandez le cahier des charges.',
      en: 'Apartments and houses under construction, with prices, plans and delivery for each unit. Choose your floor and ask for the specifications.',
      de: 'Wohnungen und Häuser im Bau, mit Preisen, Grundrissen und Übergabe je Einheit. Wählen Sie Ihr Stockwerk und fragen Sie nach der Baubeschreibung.',
    },
  },
  intro: {
    nl: 'Wonen zonder verbouwen, met garanties die de wet u geeft.',
    fr: 'Habiter sans rénover, avec les garanties que la loi vous donne.',
    en: 'Living without renovating, with the guarantees the law gives you.',
    de: 'Wohnen ohne Umbau, mit den Garantien, die das Gesetz Ihnen gibt.',
  },
}

/** The visitor's own list, or one that was shared. */
export const savedPage: DemoPage = {
  key: 'saved',
  slug: 'saved',
  path: { nl: '/bewaard/', fr: '/favoris/', en: '/saved/', de: '/gemerkt/' },
  title: { nl: 'Bewaarde panden', fr: 'Biens enregistrés', en: 'Saved properties', de: 'Gemerkte Objekte' },
  seo: {
    title: {
      nl: 'Uw bewaarde panden',
      fr: 'Vos biens enregistrés',
      en: 'Your saved properties',
      de: 'Ihre gemerkten Objekte',
    },
    description: {
      nl: 'De panden die u bewaarde, met uw notities. Vergelijk er tot vier naast elkaar en deel de lijst met wie u wilt.',
      fr: 'Les biens que vous avez retenus, avec vos notes. Comparez-en jusqu’à quatre côte à côte et partagez la liste avec qui vous voulez.',
      en: 'The properties you saved, with your notes. Compare up to four side by side and share the list with whom you like.',
      de: 'Die Objekte, die Sie gemerkt haben, mit Ihren Notizen. Vergleichen Sie bis zu vier nebeneinander und teilen Sie die Liste, mit wem Sie möchten.',
    },
  },
  intro: {
    nl: 'Zonder account op dit toestel; met een account op elk toestel, als u dat wilt.',
    fr: 'Sans compte sur cet appareil ; avec un compte, sur tous vos appareils si vous le souhaitez.',
    en: 'On this device without an account; on all your devices with one, if you like.',
    de: 'Ohne Konto auf diesem Gerät; mit Konto auf allen Ihren Geräten, wenn Sie möchten.',
  },
}
