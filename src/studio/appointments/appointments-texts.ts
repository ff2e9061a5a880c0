import type { Localized } from '@/lib/i18n/locales'
import type { Appointment } from '@/payload-types'

export const statusTexts: Record<Appointment['status'], Localized> = {
  requested: { nl: 'Te bevestigen', fr: 'À confirmer', en: 'To confirm', de: 'Zu bestätigen' },
  confirmed: { nl: 'Bevestigd', fr: 'Confirmé', en: 'Confirmed', de: 'Bestätigt' },
  cancelled: { nl: 'Geannuleerd', fr: 'Annulé', en: 'Cancelled', de: 'Abgesagt' },
}

/** Texts of the agenda. */
export const agendaTexts = {
  title: { nl: 'Afspraken', fr: 'Rendez-vous', en: 'Appointments', de: 'Termine' },
  today: { nl: 'Vandaag', fr: 'Aujourd’hui', en: 'Today', de: 'Heute' },
  todayNone: {
    nl: 'Geen afspraken vandaag.',
    fr: 'Aucun rendez-vous aujourd’hui.',
    en: 'No appointments today.',
    de: 'Keine Termine heute.',
  },
  none: { nl: 'Geen afspraken.', fr: 'Aucun rendez-vous.', en: 'No appointments.', de: 'Keine Termine.' },
  views: { nl: 'Weergave', fr: 'Affichage', en: 'View', de: 'Ansicht' },
  week: { nl: 'Week', fr: 'Semaine', en: 'Week', de: 'Woche' },
  list: { nl: 'Lijst', fr: 'Liste', en: 'List', de: 'Liste' },
  coming: {
    nl: 'De komende drie maanden',
    fr: 'Les trois prochains mois',
    en: 'The next three months',
    de: 'Die nächsten drei Monate',
  },
  weeks: { nl: 'Weken', fr: 'Semaines', en: 'Weeks', de: 'Wochen' },
  previousWeek: { nl: 'Vorige week', fr: 'Semaine précédente', en: 'Previous week', de: 'Vorige Woche' },
  thisWeek: { nl: 'Deze week', fr: 'Cette semaine', en: 'This week', de: 'Diese Woche' },
  nextWeek: { nl: 'Volgende week', fr: 'Semaine suivante', en: 'Next week', de: 'Nächste Woche' },
  feedTitle: {
    nl: 'In uw eigen agenda',
    fr: 'Dans votre propre agenda',
    en: 'In your own calendar',
    de: 'In Ihrem eigenen Kalender',
  },
  feedIntro: {
    nl: 'Met dit privéadres volgt uw agenda (telefoon, Outlook, Google) de afspraken die u hier ziet. Geef het aan niemand; wie het heeft, leest mee. Een nieuw adres maakt het oude ongeldig.',
    fr: 'Avec cette adresse privée, votre agenda (téléphone, Outlook, Google) suit les rendez-vous que vous voyez ici. Ne la donnez à personne : qui la connaît les lit aussi. Une nouvelle adresse rend l’ancienne sans effet.',
    en: 'With this private address your calendar (phone, Outlook, Google) follows the appointments you see here. Give it to nobody: whoever has it reads along. A new address ends the old one.',
    de: 'Mit dieser privaten Adresse folgt Ihr Kalender (Telefon, Outlook, Google) den Terminen, die Sie hier sehen. Geben Sie sie niemandem: Wer sie hat, liest mit. Eine neue Adresse beendet die alte.',
  },
  feedShow: { nl: 'Adres tonen', fr: 'Afficher l’adresse', en: 'Show the address', de: 'Adresse zeigen' },
  feedRenew: {
    nl: 'Nieuw adres maken',
    fr: 'Créer une nouvelle adresse',
    en: 'Make a new address',
    de: 'Neue Adresse erstellen',
  },
  feedAddress: {
    nl: 'Adres van de agenda',
    fr: 'Adresse de l’agenda',
    en: 'Address of the calendar',
    de: 'Adresse des Kalenders',
  },
} satisfies Record<string, Localized>

/** Texts of booking by hand and of what is done with one appointment. */
export const actionTexts = {
  book: {
    nl: 'Afspraak maken',
    fr: 'Prendre un rendez-vous',
    en: 'Book an appointment',
    de: 'Termin buchen',
  },
  slot: { nl: 'Dag en uur', fr: 'Jour et heure', en: 'Day and time', de: 'Tag und Uhrzeit' },
  choose: { nl: 'Kies…', fr: 'Choisissez…', en: 'Choose…', de: 'Wählen…' },
  ref: {
    nl: 'Referentie van het pand',
    fr: 'Référence du bien',
    en: 'Reference of the property',
    de: 'Referenz des Objekts',
  },
  firstName: { nl: 'Voornaam', fr: 'Prénom', en: 'First name', de: 'Vorname' },
  lastName: { nl: 'Naam', fr: 'Nom', en: 'Last name', de: 'Name' },
  email: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
  emailHelp: {
    nl: 'Leeg: er vertrekt geen e-mail naar de bezoeker.',
    fr: 'Vide : aucun e-mail ne part vers le visiteur.',
    en: 'Empty: no e-mail goes to the visitor.',
    de: 'Leer: Der Besucher erhält keine E-Mail.',
  },
  phone: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
  language: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
  remark: { nl: 'Opmerking', fr: 'Remarque', en: 'Remark', de: 'Bemerkung' },
  save: { nl: 'Vastleggen', fr: 'Enregistrer', en: 'Book', de: 'Buchen' },
  confirm: { nl: 'Bevestigen', fr: 'Confirmer', en: 'Confirm', de: 'Bestätigen' },
  move: { nl: 'Verplaatsen', fr: 'Déplacer', en: 'Move', de: 'Verschieben' },
  cancel: { nl: 'Annuleren…', fr: 'Annuler…', en: 'Cancel…', de: 'Absagen…' },
  cancelSure: {
    nl: 'De plaats komt vrij en de bezoeker krijgt een e-mail. Dit kan niet ongedaan gemaakt worden.',
    fr: 'La place se libère et le visiteur reçoit un e-mail. Ceci ne peut pas être défait.',
    en: 'The place becomes free and the visitor gets an e-mail. This cannot be undone.',
    de: 'Der Platz wird frei und der Besucher erhält eine E-Mail. Das lässt sich nicht rückgängig machen.',
  },
  cancelYes: { nl: 'Ja, annuleren', fr: 'Oui, annuler', en: 'Yes, cancel', de: 'Ja, absagen' },
  cancelNo: { nl: 'Toch niet', fr: 'Non, garder', en: 'No, keep it', de: 'Nein, behalten' },
  done: {
    nl: 'Gedaan. De e-mails vertrekken.',
    fr: 'C’est fait. Les e-mails partent.',
    en: 'Done. The e-mails are on their way.',
    de: 'Erledigt. Die E-Mails gehen hinaus.',
  },
  failed: {
    nl: 'Dat is niet gelukt. Probeer opnieuw.',
    fr: 'Cela n’a pas réussi. Réessayez.',
    en: 'That did not work. Try again.',
    de: 'Das hat nicht geklappt. Bitte erneut versuchen.',
  },
} satisfies Record<string, Localized>
