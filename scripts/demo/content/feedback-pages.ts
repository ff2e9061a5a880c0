import type { Seo, Text } from './types'

export const feedbackKeys = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'send-to-friend',
  'site-contact',
  'sign-newsletter',
] as const

/** Own feedback pages for forms to which the specification gives none. */
export const ownFeedbackKeys = [
  'testimonial',
  'job-contact',
  'document-request',
  'documents-not-ready',
  'rental-application',
  'purchase-offer',
] as const

export type FeedbackKey = (typeof feedbackKeys)[number] | (typeof ownFeedbackKeys)[number]

export interface DemoFeedbackPage {
  key: FeedbackKey
  path: Text
  title: Text
  text: Text
  /** What happens next, and what the visitor can do meanwhile. */
  next: Text
  seo: Seo
}

type FeedbackTexts = Omit<DemoFeedbackPage, 'key' | 'path' | 'seo'>

const texts: Record<FeedbackKey, FeedbackTexts> = {
  'contact-me': {
    title: {
      nl: 'Bedankt voor uw vraag',
      fr: 'Merci pour votre question',
      en: 'Thank you for your question',
      de: 'Danke für Ihre Frage',
    },
    text: {
      nl: 'Uw vraag over dit pand is bij de makelaar die het heeft bezocht.',
      fr: 'Votre question sur ce bien est entre les mains de l’agent qui l’a visité.',
      en: 'Your question about this property is with the agent who visited it.',
      de: 'Ihre Frage zu diesem Objekt liegt bei dem Makler, der es besichtigt hat.',
    },
    next: {
      nl: 'U krijgt binnen één werkdag antwoord, met de documenten die wij mogen delen. Wilt u liever meteen iemand spreken, bel dan {phone} en noem de referentie.',
      fr: 'Vous recevez une réponse sous un jour ouvrable, avec les documents que nous pouvons partager. Pour parler tout de suite à quelqu’un, appelez le {phone} en donnant la référence.',
      en: 'You will have an answer within one working day, with the documents we may share. To speak to someone at once, call {phone} and quote the reference.',
      de: 'Sie erhalten binnen eines Werktags Antwort, mit den Unterlagen, die wir weitergeben dürfen. Möchten Sie gleich mit jemandem sprechen, rufen Sie {phone} an und nennen Sie die Referenz.',
    },
  },
  'contact-appointment': {
    title: {
      nl: 'Bevestig nog uw afspraak',
      fr: 'Il vous reste à confirmer le rendez-vous',
      en: 'Please confirm your appointment',
      de: 'Bitte bestätigen Sie Ihren Termin',
    },
    text: {
      nl: 'Het tijdstip dat u koos, houden wij voor u vrij tot u het met de link van onze e-mail bevestigt.',
      fr: 'Nous vous réservons le moment choisi, le temps que vous le confirmiez avec le lien de notre e-mail.',
      en: 'We are keeping the time you chose until you confirm it with the link of our e-mail.',
      de: 'Wir halten die gewählte Zeit für Sie frei, bis Sie sie mit dem Link unserer E-Mail bestätigen.',
    },
    next: {
      nl: 'U krijgt nu een e-mail die zegt tot wanneer u kunt bevestigen; daarna komt de plaats weer vrij. Vindt u hem niet, kijk dan bij de ongewenste berichten. Na uw bevestiging krijgt u de afspraak voor uw agenda. Met dezelfde link verplaatst of annuleert u ze.',
      fr: 'Vous recevez maintenant un e-mail qui dit jusqu’à quand confirmer ; ensuite la place redevient libre. Si vous ne le trouvez pas, regardez dans les courriers indésirables. Après votre confirmation, vous recevez le rendez-vous pour votre agenda. Le même lien permet de le déplacer ou de l’annuler.',
      en: 'You will now receive an e-mail that says until when you can confirm; after that the place becomes free again. If you cannot find it, look among the unwanted messages. Once you have confirmed, you receive the appointment for your calendar. The same link lets you move or cancel it.',
      de: 'Sie erhalten jetzt eine E-Mail, in der steht, bis wann Sie bestätigen können; danach wird der Platz wieder frei. Finden Sie sie nicht, sehen Sie bei den unerwünschten Nachrichten nach. Nach Ihrer Bestätigung erhalten Sie den Termin für Ihren Kalender. Mit demselben Link verschieben oder sagen Sie ihn ab.',
    },
  },
  'contact-construction': {
    title: {
      nl: 'Bedankt voor uw interesse in dit project',
      fr: 'Merci de votre intérêt pour ce projet',
      en: 'Thank you for your interest in this project',
      de: 'Danke für Ihr Interesse an diesem Projekt',
    },
    text: {
      nl: 'Uw vraag is bij de makelaar die dit nieuwbouwproject volgt.',
      fr: 'Votre demande est arrivée chez l’agent qui suit ce projet neuf.',
      en: 'Your request is with the agent in charge of this new-build project.',
      de: 'Ihre Anfrage liegt bei dem Makler, der dieses Neubauprojekt betreut.',
    },
    next: {
      nl: 'Binnen twee werkdagen zegt de makelaar u wat nog vrij is, en stuurt hij wat er is: prijslijst, plannen, lastenboek. Daarna bespreken wij graag de planning en de btw met u, op kantoor of op de werf.',
      fr: 'Dans les deux jours ouvrables, l’agent vous dit ce qui est encore libre et vous envoie ce qui existe : liste de prix, plans, cahier des charges. Nous parlons ensuite volontiers du calendrier et de la TVA, au bureau ou sur le chantier.',
      en: 'Within two working days the agent will tell you what is still available and send what there is: price list, plans, specifications. After that we are glad to discuss the schedule and VAT with you, at the office or on site.',
      de: 'Binnen zwei Werktagen sagt Ihnen der Makler, was noch frei ist, und sendet, was vorliegt: Preisliste, Pläne, Baubeschreibung. Danach besprechen wir gern Zeitplan und Mehrwertsteuer mit Ihnen, im Büro oder auf der Baustelle.',
    },
  },
  'contact-demand': {
    title: {
      nl: 'Uw schatting is aangevraagd',
      fr: 'Votre estimation est demandée',
      en: 'Your valuation has been requested',
      de: 'Ihre Immobilienbewertung ist angefragt',
    },
    text: {
      nl: 'Bedankt voor uw vertrouwen.',
      fr: 'Merci pour votre confiance.',
      en: 'Thanks for your trust.',
      de: 'Vielen Dank für Ihr Vertrauen.',
    },
    next: {
      nl: 'Wij bellen u binnen één werkdag om een bezoek van ongeveer een uur af te spreken. Plannen, EPC en kadastraal uittreksel mag u klaarleggen als u ze hebt. De schatting volgt binnen vijf werkdagen na het bezoek.',
      fr: 'Nous vous appelons sous un jour ouvrable pour convenir d’une visite d’environ une heure. Si vous avez des plans, un certificat PEB ou un extrait cadastral, préparez-les. L’estimation suit dans les cinq jours ouvrables après la visite.',
      en: 'We will call you within one working day to arrange a visit of about an hour. If you have plans, an energy certificate or a cadastral extract, have them ready. The valuation follows within five working days of the visit.',
      de: 'Wir rufen Sie binnen eines Werktags an und vereinbaren einen Besuch von etwa einer Stunde. Pläne, Energieausweis und Katasterauszug können Sie bereitlegen, falls vorhanden. Die Bewertung folgt binnen fünf Werktagen nach dem Besuch.',
    },
  },
  'demand-register': {
    title: {
      nl: 'Nog één stap: bevestig uw zoekopdracht',
      fr: 'Encore une étape : confirmez votre recherche',
      en: 'One more step: confirm your search',
      de: 'Noch ein Schritt: Suchauftrag bestätigen',
    },
    text: {
      nl: 'Wij sturen u nu een e-mail. Met de knop daarin bevestigt u dat het adres van u is; daarna begint uw zoekopdracht.',
      fr: 'Nous vous envoyons un e-mail. Le bouton qu’il contient confirme que l’adresse est la vôtre ; votre recherche commence ensuite.',
      en: 'We are sending you an e-mail. The button in it confirms that the address is yours; your search begins after that.',
      de: 'Wir senden Ihnen eine E-Mail. Mit der Schaltfläche darin bestätigen Sie, dass die Adresse Ihre ist; danach beginnt Ihr Suchauftrag.',
    },
    next: {
      nl: 'Past er een pand, dan krijgt u een e-mail, zo vaak als u koos. In elk bericht kunt u uw zoekopdracht wijzigen of u uitschrijven.',
      fr: 'Si un bien répond à vos critères, vous recevez un e-mail au rythme choisi. Chaque message vous permet de modifier votre recherche ou de vous désinscrire.',
      en: 'If a property meets your criteria, you receive an e-mail as often as you chose. Every message lets you change your search or unsubscribe.',
      de: 'Entspricht ein Objekt Ihren Kriterien, erhalten Sie eine E-Mail, so oft wie gewählt. In jeder Nachricht können Sie Ihre Suche ändern oder sich abmelden.',
    },
  },
  'send-to-friend': {
    title: {
      nl: 'Uw bericht is onderweg',
      fr: 'Votre message est parti',
      en: 'Your message is on its way',
      de: 'Ihre Nachricht ist unterwegs',
    },
    text: {
      nl: 'Het pand is naar uw vriend gestuurd, met uw naam en uw bericht erbij.',
      fr: 'Le bien a été envoyé à votre ami, avec votre nom et votre message.',
      en: 'The property was sent to your friend, with your name and message.',
      de: 'Das Objekt wurde weitergeleitet, mit Ihrem Namen und Ihrer Nachricht.',
    },
    next: {
      nl: 'De ontvanger krijgt alleen deze ene e-mail, en binnen 90 dagen geen tweede; wij bewaren het adres niet om het later nog te gebruiken.',
      fr: 'Le destinataire ne reçoit que cet e-mail, et aucun autre pendant 90 jours ; nous ne gardons pas son adresse pour un autre usage.',
      en: 'The recipient gets this one e-mail only, and no second one within 90 days; we do not keep the address for any other use.',
      de: 'Der Empfänger erhält nur diese eine E-Mail und innerhalb von 90 Tagen keine zweite; wir behalten die Adresse nicht für andere Zwecke.',
    },
  },
  'site-contact': {
    title: {
      nl: 'Bedankt voor uw bericht',
      fr: 'Merci pour votre message',
      en: 'Thank you for your message',
      de: 'Danke für Ihre Nachricht',
    },
    text: {
      nl: 'Het is goed aangekomen en wordt gelezen door iemand van het team.',
      fr: 'Il est bien arrivé et sera lu par une personne de l’équipe.',
      en: 'It has arrived safely and will be read by someone on the team.',
      de: 'Sie ist gut angekommen und wird von jemandem aus dem Team gelesen.',
    },
    next: {
      nl: 'U krijgt binnen één werkdag antwoord, in de taal waarin u schreef. Dringend? Bel {phone}.',
      fr: 'Vous recevez une réponse sous un jour ouvrable, dans la langue où vous nous avez écrit. C’est urgent ? Appelez le {phone}.',
      en: 'You will have an answer within one working day, in the language you wrote in. Urgent? Call {phone}.',
      de: 'Sie erhalten binnen eines Werktags Antwort, in der Sprache, in der Sie geschrieben haben. Eilt es? Rufen Sie {phone} an.',
    },
  },
  'sign-newsletter': {
    title: {
      nl: 'U bent bijna ingeschreven',
      fr: 'Votre inscription est presque terminée',
      en: 'You are almost subscribed',
      de: 'Ihre Anmeldung ist fast abgeschlossen',
    },
    text: {
      nl: 'Bedankt voor uw interesse in onze nieuwsbrief.',
      fr: 'Merci de votre intérêt pour notre newsletter.',
      en: 'Thank you for your interest in our newsletter.',
      de: 'Danke für Ihr Interesse an unserem Newsletter.',
    },
    next: {
      nl: 'Wij sturen u een e-mail met een link: klik erop om te bevestigen dat het adres van u is. Was u al ingeschreven, dan zegt de e-mail dat. Daarna hoort u hoogstens één keer per maand van ons en schrijft u zich uit wanneer u wilt.',
      fr: 'Nous vous envoyons un e-mail avec un lien : cliquez dessus pour confirmer que l’adresse est la vôtre. Si vous étiez déjà inscrit, l’e-mail le dit. Vous aurez ensuite de nos nouvelles au plus une fois par mois, et vous vous désinscrivez quand vous le voulez.',
      en: 'We are sending you an e-mail with a link: click it to confirm that the address is yours. If you were already subscribed, the e-mail says so. After that you will hear from us at most once a month, and you can unsubscribe whenever you like.',
      de: 'Wir senden Ihnen eine E-Mail mit einem Link: Klicken Sie darauf, um zu bestätigen, dass die Adresse Ihre ist. Waren Sie schon angemeldet, steht das in der E-Mail. Danach hören Sie höchstens einmal im Monat von uns und können sich jederzeit abmelden.',
    },
  },
  testimonial: {
    title: {
      nl: 'Bedankt voor uw getuigenis',
      fr: 'Merci pour votre témoignage',
      en: 'Thank you for your testimonial',
      de: 'Danke für Ihren Bericht',
    },
    text: {
      nl: 'Uw getuigenis is verzonden.',
      fr: 'Votre témoignage est envoyé.',
      en: 'Your testimonial was sent.',
      de: 'Ihr Bericht ist gesendet.',
    },
    next: {
      nl: 'Wij lezen het na, verbeteren hoogstens een tikfout en zetten het op de site met uw voornaam en de eerste letter van uw naam. Wilt u het later laten verwijderen, dan volstaat een bericht.',
      fr: 'Nous le relisons, corrigeons tout au plus une faute de frappe et le publions avec votre prénom et l’initiale de votre nom. Pour le faire retirer plus tard, un message suffit.',
      en: 'We read it through, correct a typing error at most and put it on the site with your first name and initial. Should you want it removed later, a message is enough.',
      de: 'Wir lesen ihn durch, berichtigen höchstens einen Tippfehler und veröffentlichen ihn mit Ihrem Vornamen und dem Anfangsbuchstaben Ihres Namens. Soll er später entfernt werden, genügt eine Nachricht.',
    },
  },
  'job-contact': {
    title: {
      nl: 'Bedankt voor uw sollicitatie',
      fr: 'Merci pour votre candidature',
      en: 'Thank you for your application',
      de: 'Danke für Ihre Bewerbung',
    },
    text: {
      nl: 'Uw gegevens en uw cv zijn goed aangekomen.',
      fr: 'Vos coordonnées et votre CV sont bien arrivés.',
      en: 'Your details and your CV have arrived safely.',
      de: 'Ihre Angaben und Ihr Lebenslauf sind gut angekommen.',
    },
    next: {
      nl: 'U hoort binnen tien werkdagen van ons, ook wanneer er op dit moment geen plaats vrij is. Alleen de zaakvoerder leest uw cv; na drie maanden wissen wij het.',
      fr: 'Vous avez de nos nouvelles dans les dix jours ouvrables, même si aucune place n’est libre pour l’instant. Seul le gérant lit votre CV ; nous l’effaçons après trois mois.',
      en: 'You will hear from us within ten working days, also when nothing is open at the moment. Only the manager reads your CV; we erase it after three months.',
      de: 'Sie hören binnen zehn Werktagen von uns, auch wenn im Augenblick keine Stelle frei ist. Nur der Geschäftsführer liest Ihren Lebenslauf; nach drei Monaten löschen wir ihn.',
    },
  },
  'document-request': {
    title: {
      nl: 'De documenten komen eraan',
      fr: 'Les documents sont en route',
      en: 'The documents are on their way',
      de: 'Die Unterlagen sind unterwegs',
    },
    text: {
      nl: 'Documenten worden per e-mail verzonden.',
      fr: 'Documents envoyés par e-mail.',
      en: 'Documents will arrive by e-mail.',
      de: 'Unterlagen werden per E-Mail gesendet.',
    },
    next: {
      nl: 'In de e-mail staan links waarmee u de documenten opent; ze werken een beperkte tijd. Vraagt een document het akkoord van het kantoor, dan antwoordt de makelaar u. Niets ontvangen? Kijk bij de ongewenste berichten, of vraag ze opnieuw aan.',
      fr: 'L’e-mail contient des liens qui ouvrent les documents ; ils fonctionnent pendant un temps limité. Pour un document qui demande l’accord de l’agence, l’agent vous répond. Rien reçu ? Regardez dans les courriers indésirables ou refaites la demande.',
      en: 'The e-mail has links that open the documents; they work for a limited time. Where a document needs the agency’s consent, the agent will answer you. Nothing there? Look in your junk folder, or ask for them again.',
      de: 'Die E-Mail enthält Links, die die Unterlagen öffnen; sie gelten eine begrenzte Zeit. Braucht eine Unterlage die Zustimmung der Agentur, antwortet Ihnen der Makler. Nichts erhalten? Sehen Sie im Spam-Ordner nach oder fordern Sie sie noch einmal an.',
    },
  },
  'documents-not-ready': {
    title: {
      nl: 'Uw vraag is aangekomen',
      fr: 'Votre demande est arrivée',
      en: 'Your request has arrived',
      de: 'Ihre Anfrage ist angekommen',
    },
    text: {
      nl: 'Er ligt nog niets klaar dat wij meteen kunnen sturen: de makelaar bekijkt wat u vroeg.',
      fr: 'Rien n’est encore prêt à être envoyé tout de suite : l’agent examine ce que vous demandez.',
      en: 'Nothing is ready to be sent at once: the agent is looking at what you asked for.',
      de: 'Es liegt noch nichts bereit, das wir sofort senden können: Der Makler prüft, was Sie angefragt haben.',
    },
    next: {
      nl: 'U krijgt een e-mail die dat bevestigt, en de makelaar neemt contact met u op. Liever meteen iemand spreken? Bel {phone}.',
      fr: 'Un e-mail vous le confirme, et l’agent vous contacte. Vous préférez parler tout de suite à quelqu’un ? Appelez le {phone}.',
      en: 'An e-mail confirms this, and the agent will contact you. Would you rather speak to someone at once? Call {phone}.',
      de: 'Eine E-Mail bestätigt Ihnen das, und der Makler meldet sich bei Ihnen. Möchten Sie lieber gleich mit jemandem sprechen? Rufen Sie {phone} an.',
    },
  },
  'rental-application': {
    title: {
      nl: 'Uw kandidatuur is ingediend',
      fr: 'Votre candidature est déposée',
      en: 'Your application has been submitted',
      de: 'Ihre Bewerbung ist eingereicht',
    },
    text: {
      nl: 'Bedankt: wij leggen ze voor aan de verhuurder.',
      fr: 'Merci : nous la présentons au bailleur.',
      en: 'Thank you: we are putting it to the landlord.',
      de: 'Danke: Wir legen sie dem Vermieter vor.',
    },
    next: {
      nl: 'U krijgt een e-mail met de voorwaarden van de huur, en een antwoord zodra de verhuurder heeft beslist. Wordt u niet gekozen, dan wissen wij uw gegevens na drie maanden.',
      fr: 'Vous recevez un e-mail avec les conditions de la location, et une réponse dès que le bailleur a décidé. Si vous n’êtes pas retenu, nous effaçons vos données après trois mois.',
      en: 'You will receive an e-mail with the terms of the letting, and an answer as soon as the landlord has decided. If you are not chosen, we erase your details after three months.',
      de: 'Sie erhalten eine E-Mail mit den Bedingungen der Miete und eine Antwort, sobald der Vermieter entschieden hat. Werden Sie nicht ausgewählt, löschen wir Ihre Angaben nach drei Monaten.',
    },
  },
  'purchase-offer': {
    title: {
      nl: 'Bevestig uw bod',
      fr: 'Confirmez votre offre',
      en: 'Confirm your offer',
      de: 'Bestätigen Sie Ihr Angebot',
    },
    text: {
      nl: 'Uw bod is opgesteld, maar telt nog niet.',
      fr: 'Votre offre est rédigée, mais elle ne compte pas encore.',
      en: 'Your offer has been drawn up, but does not count yet.',
      de: 'Ihr Angebot ist aufgesetzt, zählt aber noch nicht.',
    },
    next: {
      nl: 'Wij sturen u een e-mail met een link. Lees het bod daar na en bevestig het; pas dan krijgt u het als pdf en leggen wij het voor aan de eigenaar.',
      fr: 'Nous vous envoyons un e-mail avec un lien. Relisez-y l’offre et confirmez-la. C’est alors que vous la recevez en PDF et que nous la présentons au propriétaire, pas avant.',
      en: 'We are sending you an e-mail with a link. Read the offer through there and confirm it; only then do you receive it as a PDF and do we put it to the owner.',
      de: 'Wir senden Ihnen eine E-Mail mit einem Link. Lesen Sie das Angebot dort durch und bestätigen Sie es; erst dann erhalten Sie es als PDF und legen wir es dem Eigentümer vor.',
    },
  },
}

/** The last segment is the form key in every language, because code builds the redirect from it. */
export const feedbackPages: DemoFeedbackPage[] = [...feedbackKeys, ...ownFeedbackKeys].map((key) => {
  const { title, text, next } = texts[key]
  return {
    key,
    path: {
      nl: `/bedankt/${key}/`,
      fr: `/merci/${key}/`,
      en: `/thank-you/${key}/`,
      de: `/danke/${key}/`,
    },
    title,
    text,
    next,
    seo: {
      title,
      description: text,
    },
  }
})
