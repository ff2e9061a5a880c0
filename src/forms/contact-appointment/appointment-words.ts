import type { Localized } from '@/lib/i18n/locales'

interface NewsWords {
  /** `{day}` is replaced. */
  subject: Localized
  text: Localized
}

export type VisitorNews =
  'requested' | 'booked' | 'confirmed' | 'moved' | 'movedRequested' | 'cancelled' | 'reminder'

/** What the visitor reads about the appointment. */
export const visitorWords: Record<VisitorNews, NewsWords> = {
  requested: {
    subject: {
      nl: 'Uw aanvraag voor een afspraak op {day}',
      fr: 'Votre demande de rendez-vous du {day}',
      en: 'Your request for an appointment on {day}',
      de: 'Ihre Terminanfrage für {day}',
    },
    text: {
      nl: 'We hebben uw aanvraag ontvangen en houden dit tijdstip voor u vrij. U krijgt een bericht zodra de makelaar het bevestigt.',
      fr: 'Nous avons bien reçu votre demande et vous réservons ce moment. Vous recevrez un message dès que l’agent l’aura confirmé.',
      en: 'We have received your request and are keeping this time for you. You will get a message as soon as the agent confirms it.',
      de: 'Wir haben Ihre Anfrage erhalten und halten diese Zeit für Sie frei. Sie erhalten eine Nachricht, sobald der Makler sie bestätigt.',
    },
  },
  booked: {
    subject: {
      nl: 'Uw afspraak op {day} is bevestigd',
      fr: 'Votre rendez-vous du {day} est confirmé',
      en: 'Your appointment on {day} is confirmed',
      de: 'Ihr Termin am {day} ist bestätigt',
    },
    text: {
      nl: 'Uw afspraak is bevestigd. Met het bijgevoegde bestand zet u ze in uw agenda.',
      fr: 'Votre rendez-vous est confirmé. Le fichier joint permet de l’ajouter à votre agenda.',
      en: 'Your appointment is confirmed. The attached file adds it to your calendar.',
      de: 'Ihr Termin ist bestätigt. Mit der beigefügten Datei tragen Sie ihn in Ihren Kalender ein.',
    },
  },
  confirmed: {
    subject: {
      nl: 'Uw afspraak op {day} is bevestigd',
      fr: 'Votre rendez-vous du {day} est confirmé',
      en: 'Your appointment on {day} is confirmed',
      de: 'Ihr Termin am {day} ist bestätigt',
    },
    text: {
      nl: 'De makelaar heeft uw afspraak bevestigd. Met het bijgevoegde bestand zet u ze in uw agenda.',
      fr: 'L’agent a confirmé votre rendez-vous. Le fichier joint permet de l’ajouter à votre agenda.',
      en: 'The agent has confirmed your appointment. The attached file adds it to your calendar.',
      de: 'Der Makler hat Ihren Termin bestätigt. Mit der beigefügten Datei tragen Sie ihn in Ihren Kalender ein.',
    },
  },
  moved: {
    subject: {
      nl: 'Uw afspraak is verplaatst naar {day}',
      fr: 'Votre rendez-vous est déplacé au {day}',
      en: 'Your appointment has been moved to {day}',
      de: 'Ihr Termin ist auf {day} verschoben',
    },
    text: {
      nl: 'Uw afspraak is verplaatst. Dit is het nieuwe tijdstip; het bijgevoegde bestand past uw agenda aan.',
      fr: 'Votre rendez-vous a été déplacé. Voici le nouveau moment ; le fichier joint met votre agenda à jour.',
      en: 'Your appointment has been moved. This is the new time; the attached file updates your calendar.',
      de: 'Ihr Termin wurde verschoben. Dies ist die neue Zeit; die beigefügte Datei aktualisiert Ihren Kalender.',
    },
  },
  movedRequested: {
    subject: {
      nl: 'Uw aanvraag om de afspraak te verplaatsen naar {day}',
      fr: 'Votre demande de déplacer le rendez-vous au {day}',
      en: 'Your request to move the appointment to {day}',
      de: 'Ihre Anfrage, den Termin auf {day} zu verschieben',
    },
    text: {
      nl: 'We houden het nieuwe tijdstip voor u vrij. U krijgt een bericht zodra de makelaar het bevestigt. Het vorige tijdstip geldt niet meer.',
      fr: 'Nous vous réservons le nouveau moment. Vous recevrez un message dès que l’agent l’aura confirmé. L’ancien moment n’est plus valable.',
      en: 'We are keeping the new time for you. You will get a message as soon as the agent confirms it. The former time no longer applies.',
      de: 'Wir halten die neue Zeit für Sie frei. Sie erhalten eine Nachricht, sobald der Makler sie bestätigt. Die frühere Zeit gilt nicht mehr.',
    },
  },
  cancelled: {
    subject: {
      nl: 'Uw afspraak op {day} is geannuleerd',
      fr: 'Votre rendez-vous du {day} est annulé',
      en: 'Your appointment on {day} is cancelled',
      de: 'Ihr Termin am {day} ist abgesagt',
    },
    text: {
      nl: 'Deze afspraak gaat niet door. Het bijgevoegde bestand haalt ze uit uw agenda.',
      fr: 'Ce rendez-vous n’aura pas lieu. Le fichier joint le retire de votre agenda.',
      en: 'This appointment will not take place. The attached file removes it from your calendar.',
      de: 'Dieser Termin findet nicht statt. Die beigefügte Datei entfernt ihn aus Ihrem Kalender.',
    },
  },
  reminder: {
    subject: {
      nl: 'Herinnering: uw afspraak morgen, {day}',
      fr: 'Rappel : votre rendez-vous de demain, {day}',
      en: 'Reminder: your appointment tomorrow, {day}',
      de: 'Erinnerung: Ihr Termin morgen, {day}',
    },
    text: {
      nl: 'Morgen verwachten we u. Kunt u niet komen, laat het ons dan weten via de knop hieronder.',
      fr: 'Nous vous attendons demain. En cas d’empêchement, prévenez-nous au moyen du bouton ci-dessous.',
      en: 'We expect you tomorrow. If you cannot come, please tell us with the button below.',
      de: 'Wir erwarten Sie morgen. Wenn Sie nicht kommen können, sagen Sie uns bitte über die Schaltfläche unten Bescheid.',
    },
  },
}

export const labels = {
  when: { nl: 'Wanneer', fr: 'Quand', en: 'When', de: 'Wann' },
  agent: {
    nl: 'U wordt ontvangen door',
    fr: 'Vous serez accueilli par',
    en: 'You will be met by',
    de: 'Es empfängt Sie',
  },
  name: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
  email: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
  phone: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
  remark: { nl: 'Opmerking', fr: 'Remarque', en: 'Remark', de: 'Bemerkung' },
  change: {
    nl: 'Bekijken, verplaatsen of annuleren',
    fr: 'Consulter, déplacer ou annuler',
    en: 'View, move or cancel',
    de: 'Ansehen, verschieben oder absagen',
  },
  bookAgain: {
    nl: 'Een nieuwe afspraak maken',
    fr: 'Prendre un nouveau rendez-vous',
    en: 'Book a new appointment',
    de: 'Neuen Termin buchen',
  },
} satisfies Record<string, Localized>

/** Begins the subject of the mail to the agency. */
export const agencyWords: Record<'requested' | 'booked' | 'confirmed' | 'moved' | 'cancelled', Localized> = {
  requested: {
    nl: 'Afspraak te bevestigen',
    fr: 'Rendez-vous à confirmer',
    en: 'Appointment to confirm',
    de: 'Termin zu bestätigen',
  },
  booked: { nl: 'Nieuwe afspraak', fr: 'Nouveau rendez-vous', en: 'New appointment', de: 'Neuer Termin' },
  confirmed: {
    nl: 'Afspraak bevestigd',
    fr: 'Rendez-vous confirmé',
    en: 'Appointment confirmed',
    de: 'Termin bestätigt',
  },
  moved: {
    nl: 'Afspraak verplaatst',
    fr: 'Rendez-vous déplacé',
    en: 'Appointment moved',
    de: 'Termin verschoben',
  },
  cancelled: {
    nl: 'Afspraak geannuleerd',
    fr: 'Rendez-vous annulé',
    en: 'Appointment cancelled',
    de: 'Termin abgesagt',
  },
}
