import type { Localized } from '@/lib/i18n/locales'

export const placeTexts = {
  open: {
    nl: 'Op de kaart plaatsen',
    fr: 'Placer sur la carte',
    en: 'Place on the map',
    de: 'Auf der Karte platzieren',
  },
  close: { nl: 'Kaart sluiten', fr: 'Fermer la carte', en: 'Close the map', de: 'Karte schließen' },
  loading: {
    nl: 'De kaart komt …',
    fr: 'La carte arrive …',
    en: 'The map is coming …',
    de: 'Die Karte wird geladen …',
  },
  toCentre: {
    nl: 'Midden van de plaats nemen',
    fr: 'Prendre le centre de la localité',
    en: 'Take the locality’s centre',
    de: 'Mitte des Ortes nehmen',
  },
  remove: {
    nl: 'Speld weghalen',
    fr: 'Retirer l’épingle',
    en: 'Remove the pin',
    de: 'Stecknadel entfernen',
  },
  map: { nl: 'Kaart', fr: 'Carte', en: 'Map', de: 'Karte' },
  pin: {
    nl: 'Speld: versleep ze of gebruik de pijltjestoetsen; met Shift in grote stappen.',
    fr: 'Épingle : glissez-la ou utilisez les flèches ; avec Maj par grands pas.',
    en: 'Pin: drag it or use the arrow keys; with Shift in large steps.',
    de: 'Stecknadel: ziehen Sie sie oder nutzen Sie die Pfeiltasten; mit Umschalt in großen Schritten.',
  },
  help: {
    nl: 'Versleep de speld, klik op de kaart, of geef de speld de focus en gebruik de pijltjestoetsen (Shift: grote stappen).',
    fr: 'Glissez l’épingle, cliquez sur la carte, ou placez le focus sur l’épingle et utilisez les flèches (Maj : grands pas).',
    en: 'Drag the pin, click on the map, or focus the pin and use the arrow keys (Shift: large steps).',
    de: 'Ziehen Sie die Stecknadel, klicken Sie auf die Karte, oder fokussieren Sie die Stecknadel und nutzen Sie die Pfeiltasten (Umschalt: große Schritte).',
  },
  noPin: {
    nl: 'Nog geen speld. Klik op de kaart of neem het midden van de plaats.',
    fr: 'Pas encore d’épingle. Cliquez sur la carte ou prenez le centre de la localité.',
    en: 'No pin yet. Click on the map or take the locality’s centre.',
    de: 'Noch keine Stecknadel. Klicken Sie auf die Karte oder nehmen Sie die Mitte des Ortes.',
  },
  noLocality: {
    nl: 'Kies eerst een plaats om het midden ervan te nemen.',
    fr: 'Choisissez d’abord une localité pour en prendre le centre.',
    en: 'Choose a locality first to take its centre.',
    de: 'Wählen Sie zuerst einen Ort, um dessen Mitte zu nehmen.',
  },
  noCentre: {
    nl: 'Van deze plaats is het midden niet bekend.',
    fr: 'Le centre de cette localité n’est pas connu.',
    en: 'The centre of this locality is not known.',
    de: 'Die Mitte dieses Ortes ist nicht bekannt.',
  },
  hidden: {
    nl: 'Het adres wordt niet getoond: bezoekers zien op de kaart alleen de plaats, nooit deze speld.',
    fr: 'L’adresse n’est pas publiée : sur la carte les visiteurs voient seulement la localité, jamais cette épingle.',
    en: 'The address is not published: on the map visitors see the locality only, never this pin.',
    de: 'Die Adresse wird nicht angezeigt: auf der Karte sehen Besucher nur den Ort, nie diese Stecknadel.',
  },
  streets: {
    nl: 'Straten tonen (van {host})',
    fr: 'Afficher les rues (de {host})',
    en: 'Show streets (from {host})',
    de: 'Straßen anzeigen (von {host})',
  },
  noStreets: {
    nl: 'Straten verbergen',
    fr: 'Masquer les rues',
    en: 'Hide streets',
    de: 'Straßen ausblenden',
  },
} as const satisfies Record<string, Localized>
