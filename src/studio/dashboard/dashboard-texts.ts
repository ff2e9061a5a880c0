import type { Localized } from '@/lib/i18n/locales'

/** Per card: its name, what it is good for when there is something, and what nothing means. */
type CardTexts = { title: Localized; todo: Localized; empty: Localized }

export const cardTexts = {
  leads: {
    title: { nl: 'Nieuwe aanvragen', fr: 'Nouvelles demandes', en: 'New leads', de: 'Neue Anfragen' },
    todo: { nl: 'Beantwoorden', fr: 'À traiter', en: 'To be answered', de: 'Zu beantworten' },
    empty: {
      nl: 'Alles is beantwoord. Aanvragen via de site komen hier.',
      fr: 'Tout est traité. Les demandes du site arrivent ici.',
      en: 'All answered. What visitors send arrives here.',
      de: 'Alles beantwortet. Anfragen der Website kommen hier an.',
    },
  },
  failed: {
    title: {
      nl: 'Vastgelopen aanvragen',
      fr: 'Demandes bloquées',
      en: 'Leads that got stuck',
      de: 'Hängengebliebene Anfragen',
    },
    todo: {
      nl: 'Opnieuw laten verwerken',
      fr: 'Relancer le traitement',
      en: 'Have them processed again',
      de: 'Erneut verarbeiten lassen',
    },
    empty: {
      nl: 'Elke aanvraag is volledig verwerkt.',
      fr: 'Chaque demande a été entièrement traitée.',
      en: 'Every lead was processed as a whole.',
      de: 'Jede Anfrage wurde vollständig verarbeitet.',
    },
  },
  appointments: {
    title: {
      nl: 'Afspraken vandaag',
      fr: 'Rendez-vous du jour',
      en: 'Appointments today',
      de: 'Termine heute',
    },
    todo: { nl: 'Bezoeken bekijken', fr: 'Voir les visites', en: 'See the viewings', de: 'Termine ansehen' },
    empty: {
      nl: 'Vandaag komt er niemand. Bezoekers boeken op de pagina van een pand.',
      fr: 'Personne aujourd’hui. Les visiteurs réservent sur la page d’un bien.',
      en: 'Nobody today. Visitors book on the page of a property.',
      de: 'Heute niemand. Besucher buchen auf der Seite eines Objekts.',
    },
  },
  incomplete: {
    title: {
      nl: 'Onvolledige panden',
      fr: 'Biens incomplets',
      en: 'Incomplete properties',
      de: 'Unvollständige Objekte',
    },
    todo: {
      nl: 'Wettelijke vermeldingen aanvullen',
      fr: 'Compléter les mentions légales',
      en: 'Add what the law asks for',
      de: 'Pflichtangaben ergänzen',
    },
    empty: {
      nl: 'Elk pand heeft de wettelijke vermeldingen.',
      fr: 'Chaque bien a ses mentions légales.',
      en: 'Every property has what the law asks for.',
      de: 'Jedes Objekt hat seine Pflichtangaben.',
    },
  },
  pictures: {
    title: {
      nl: 'Panden zonder foto',
      fr: 'Biens sans photo',
      en: 'Properties without picture',
      de: 'Objekte ohne Foto',
    },
    todo: { nl: 'Foto’s toevoegen', fr: 'Ajouter des photos', en: 'Add pictures', de: 'Fotos hinzufügen' },
    empty: {
      nl: 'Elk pand heeft een foto.',
      fr: 'Chaque bien a une photo.',
      en: 'Every property has a picture.',
      de: 'Jedes Objekt hat ein Foto.',
    },
  },
  epc: {
    title: {
      nl: 'Panden zonder EPC',
      fr: 'Biens sans PEB',
      en: 'Properties without EPC',
      de: 'Objekte ohne Energieausweis',
    },
    todo: {
      nl: 'Label invullen of ‘niet van toepassing’ kiezen',
      fr: 'Indiquer le label ou «\u00a0non applicable\u00a0»',
      en: 'Fill in the label or choose “not applicable”',
      de: 'Klasse eintragen oder „nicht zutreffend“ wählen',
    },
    empty: {
      nl: 'Elk pand heeft een label.',
      fr: 'Chaque bien a un label.',
      en: 'Every property has a label.',
      de: 'Jedes Objekt hat eine Klasse.',
    },
  },
  missing: {
    title: {
      nl: 'Onvindbare adressen',
      fr: 'Adresses introuvables',
      en: 'Addresses not found',
      de: 'Nicht gefundene Adressen',
    },
    todo: {
      nl: 'Doorverwijzen of negeren',
      fr: 'Rediriger ou ignorer',
      en: 'Redirect or ignore',
      de: 'Weiterleiten oder ignorieren',
    },
    empty: {
      nl: 'Niemand vroeg een adres dat niet bestaat.',
      fr: 'Personne n’a demandé d’adresse inexistante.',
      en: 'Nobody asked for an address that does not exist.',
      de: 'Niemand hat eine Adresse gesucht, die es nicht gibt.',
    },
  },
} satisfies Record<string, CardTexts>

export const actionTexts = {
  property: { nl: 'Nieuw pand', fr: 'Nouveau bien', en: 'New property', de: 'Neues Objekt' },
  page: { nl: 'Nieuwe pagina', fr: 'Nouvelle page', en: 'New page', de: 'Neue Seite' },
  pictures: { nl: 'Foto’s opladen', fr: 'Ajouter des photos', en: 'Upload pictures', de: 'Fotos hochladen' },
  translate: { nl: 'Vertalen', fr: 'Traduire', en: 'Translate', de: 'Übersetzen' },
} satisfies Record<string, Localized>
