import { h2, p, ul, type DemoPage } from './types'

/** Written for any agency; the legal page names who "we" are. */
export const privacyStatement: DemoPage = {
  key: 'privacyStatement',
  slug: 'privacy-statement',
  path: {
    nl: '/privacyverklaring/',
    fr: '/politique-de-confidentialite/',
    en: '/privacy-statement/',
    de: '/datenschutz/',
  },
  title: {
    nl: 'Privacyverklaring',
    fr: 'Politique de confidentialité',
    en: 'Privacy statement',
    de: 'Datenschutzerklärung',
  },
  seo: {
    title: {
      nl: 'Privacyverklaring',
      fr: 'Politique de confidentialité',
      en: 'Privacy statement',
      de: 'Datenschutzerklärung',
    },
    description: {
      nl: 'Welke gegevens wij van u bewaren, waarom, hoe lang, met wie wij ze delen en hoe u ze laat verbeteren of wissen.',
      fr: 'Quelles données nous conservons, pourquoi, combien de temps, avec qui nous les partageons et comment les faire corriger ou effacer.',
      en: 'Which data we keep about you, why, for how long, with whom we share it and how to have it corrected or erased.',
      de: 'Welche Daten wir über Sie speichern, warum, wie lange, mit wem wir sie teilen und wie Sie sie berichtigen oder löschen lassen.',
    },
  },
  intro: {
    nl: 'Wat wij over u weten, waarvoor wij het gebruiken en wanneer wij het wissen.',
    fr: 'Ce que nous savons de vous, à quoi cela sert et quand nous l’effaçons.',
    en: 'What we know about you, what we use it for and when we erase it.',
    de: 'Was wir über Sie wissen, wofür wir es verwenden und wann wir es löschen.',
  },
  body: {
    nl: [
      h2('Wie is verantwoordelijk?'),
      p(
        'Ons kantoor is verantwoordelijk voor de verwerking van de persoonsgegevens die u via deze website of in het kantoor aan ons geeft. Onze volledige naam, ons adres en onze contactgegevens vindt u in de wettelijke vermeldingen. Met een vraag over uw gegevens kunt u ons bellen, mailen of schrijven. Wij volgen de Algemene Verordening Gegevensbescherming (Verordening (EU) 2016/679, hierna AVG).',
      ),
      h2('Welke gegevens en waarvoor?'),
      p('Wij vragen alleen wat wij nodig hebben om te doen wat u van ons verlangt.'),
      ul(
        'Contact, bezoek of inlichtingen: uw naam, e-mailadres, telefoonnummer en bericht, om u te antwoorden. Grondslag: de stappen die u ons vraagt voor een mogelijke overeenkomst.',
        'Schatting: ook het adres en de kenmerken van uw pand. Dezelfde grondslag.',
        'Zoekopdracht en e-mailberichten: uw criteria en uw e-mailadres. Grondslag: uw toestemming, die u in elke e-mail met één klik kunt intrekken.',
        'Huurkandidatuur: uitsluitend de gegevens die een verhuurder volgens de regels van het gewest mag vragen. Wij vragen geen gezondheids- of herkomstgegevens en geen kopie van uw identiteitskaart om een pand te bezoeken. Grondslag: de stappen voor het sluiten van een huurovereenkomst.',
        'Bod, verkoop of verhuur: de gegevens voor de overeenkomst, en de identificatie waartoe de wet ons als makelaar verplicht. Grondslag: de overeenkomst en onze wettelijke verplichtingen.',
        'Eigenaarstoegang: uw aanmeldgegevens en de geschiedenis van uw dossier. Grondslag: de bemiddelingsopdracht.',
        'Sollicitatie: uw cv en brief. Grondslag: de stappen die u ons vraagt, en uw toestemming als wij ze langer mogen bewaren.',
        'Getuigenis: uw voornaam, de eerste letter van uw naam en uw tekst. Grondslag: uw toestemming.',
      ),
      p(
        'Velden met een sterretje zijn nodig om uw vraag te beantwoorden; de andere vult u vrij in. Wij nemen geen beslissingen die uitsluitend op een geautomatiseerde verwerking berusten.',
      ),
      h2('Een bezoek aan deze website'),
      p(
        'U kunt de website bekijken zonder te zeggen wie u bent. Wij tellen hoe vaak een pagina wordt geopend, zonder cookies en zonder dat de teller iets over u onthoudt. Onze server bewaart korte tijd technische gegevens, zoals het IP-adres, om misbruik en storingen op te sporen; dat is ons gerechtvaardigd belang. Meet- en reclamediensten van derden werken alleen als u ermee instemt. Kaarten, video’s en virtuele bezoeken van derden worden pas geladen wanneer u erom vraagt. Meer leest u in het cookiebeleid.',
      ),
      h2('Met wie delen wij gegevens?'),
      ul(
        'Met de eigenaar van het pand, voor zover dat nodig is om uw bezoek, bod of kandidatuur te behandelen.',
        'Met de notaris, de plaatsbeschrijver of een andere beroepsbeoefenaar die in uw dossier optreedt.',
        'Met dienstverleners die voor ons de website, de mail of het dossierbeheer verzorgen. Zij werken onder contract en alleen in onze opdracht.',
        'Met een overheid, wanneer de wet ons daartoe verplicht.',
      ),
      p(
        'Wij verkopen geen gegevens. Gebruikt een dienstverlener gegevens buiten de Europese Economische Ruimte, dan gebeurt dat alleen met de waarborgen die de AVG voorschrijft.',
      ),
      h2('Hoe lang bewaren wij ze?'),
      ul(
        'Berichten en aanvragen: 24 maanden na ons laatste contact.',
        'Huurkandidaturen die niet gekozen zijn: 3 maanden na de verhuring.',
        'Zoekopdrachten: tot u zich uitschrijft.',
        'Sollicitaties: tot het einde van de procedure, of 24 maanden als u daarmee instemt.',
        'Aanmeldgegevens in het logboek van de eigenaarstoegang: 12 maanden.',
        'Verkoop- en verhuurdossiers: zolang boekhouding, aansprakelijkheid of een andere wettelijke plicht dat vraagt.',
      ),
      p('Daarna wissen wij de gegevens of maken wij ze anoniem.'),
      h2('Uw rechten'),
      p(
        'U mag uw gegevens inkijken, verbeteren en laten wissen, de verwerking laten beperken, zich ertegen verzetten en uw gegevens in een leesbaar bestand opvragen. Een toestemming trekt u op elk moment in, zonder gevolgen voor wat eerder gebeurde. Tegen reclame mag u zich altijd zonder reden verzetten. Wij antwoorden binnen een maand en vragen alleen een bewijs van identiteit als wij redelijk twijfelen wie ons schrijft.',
      ),
      p(
        'Bent u niet tevreden, dan kunt u klacht indienen bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel, https://www.gegevensbeschermingsautoriteit.be.',
      ),
      h2('Beveiliging en wijzigingen'),
      p(
        'De verbinding met deze website is versleuteld en alleen medewerkers die een gegeven nodig hebben, kunnen het zien. Wijzigt deze verklaring, dan staat de nieuwe versie op deze pagina.',
      ),
    ],
    fr: [
      h2('Qui est responsable ?'),
      p(
        'Notre agence est responsable du traitement des données personnelles que vous nous confiez sur ce site ou au bureau. Notre dénomination complète, notre adresse et nos coordonnées figurent dans les mentions légales. Pour toute question sur vos données, vous pouvez nous appeler ou nous écrire, par e-mail ou par courrier. Nous appliquons le Règlement général sur la protection des données (Règlement (UE) 2016/679, ci-après RGPD).',
      ),
      h2('Quelles données, et pourquoi ?'),
      p('Nous demandons uniquement ce qu’il nous faut pour faire ce que vous attendez de nous.'),
      ul(
        'Contact, visite ou renseignements : votre nom, votre e-mail, votre téléphone et votre message, pour vous répondre. Base : les démarches que vous nous demandez en vue d’un éventuel contrat.',
        'Estimation : en plus, l’adresse et les caractéristiques de votre bien. Même base.',
        'Recherche enregistrée et alertes : vos critères et votre e-mail. Base : votre consentement, que vous retirez d’un clic dans chaque message.',
        'Candidature locative : exclusivement les données qu’un bailleur peut demander selon les règles de la Région. Nous ne demandons aucune donnée sur la santé ou l’origine, ni de copie de carte d’identité pour visiter un bien. Base : les démarches en vue d’un bail.',
        'Offre, vente ou location : les données nécessaires au contrat, et l’identification à laquelle la loi nous oblige en tant qu’agents immobiliers. Base : le contrat et nos obligations légales.',
        'Accès propriétaire : vos identifiants et l’historique de votre dossier. Base : la mission de courtage.',
        'Candidature à un emploi : votre CV et votre lettre. Base : les démarches que vous nous demandez, et votre consentement si nous pouvons les garder plus longtemps.',
        'Témoignage : votre prénom, l’initiale de votre nom et votre texte. Base : votre consentement.',
      ),
      p(
        'Les champs marqués d’un astérisque sont nécessaires pour traiter votre demande ; vous remplissez les autres librement. Nous ne prenons aucune décision fondée uniquement sur un traitement automatisé.',
      ),
      h2('Une visite sur ce site'),
      p(
        'Vous pouvez consulter le site sans dire qui vous êtes. Nous comptons combien de fois une page est ouverte, sans cookie et sans que le compteur retienne quoi que ce soit de vous. Notre serveur garde brièvement des données techniques, comme l’adresse IP, pour repérer les abus et les pannes ; c’est notre intérêt légitime. Les outils de mesure et de publicité de tiers ne fonctionnent que si vous y consentez. Les cartes, vidéos et visites virtuelles de tiers ne se chargent qu’à votre demande. La politique de cookies en dit davantage.',
      ),
      h2('Avec qui partageons-nous des données ?'),
      ul(
        'Avec le propriétaire du bien, dans la mesure nécessaire pour traiter votre visite, votre offre ou votre candidature.',
        'Avec le notaire, l’expert chargé de l’état des lieux ou un autre professionnel qui intervient dans votre dossier.',
        'Avec les prestataires qui assurent pour nous le site, la messagerie ou la gestion des dossiers. Ils travaillent sous contrat et uniquement sur nos instructions.',
        'Avec une autorité, lorsque la loi nous y oblige.',
      ),
      p(
        'Nous ne vendons pas de données. Si un prestataire en traite hors de l’Espace économique européen, c’est uniquement avec les garanties prévues par le RGPD.',
      ),
      h2('Combien de temps les gardons-nous ?'),
      ul(
        'Messages et demandes : 24 mois après notre dernier contact.',
        'Candidatures locatives non retenues : 3 mois après la mise en location.',
        'Recherches enregistrées : jusqu’à votre désinscription.',
        'Candidatures à un emploi : jusqu’à la fin de la procédure, ou 24 mois si vous y consentez.',
        'Journal des connexions à l’accès propriétaire : 12 mois.',
        'Dossiers de vente et de location : aussi longtemps que la comptabilité, la responsabilité professionnelle ou une autre obligation légale l’exige.',
      ),
      p('Ensuite, nous effaçons les données ou les rendons anonymes.'),
      h2('Vos droits'),
      p(
        'Vous pouvez consulter vos données, les faire corriger ou effacer, faire limiter leur traitement, vous y opposer et les recevoir dans un fichier lisible. Un consentement se retire à tout moment, sans effet sur ce qui a été fait auparavant. Vous pouvez toujours vous opposer à la publicité, sans motif. Nous répondons dans le mois et ne demandons une preuve d’identité que si nous doutons raisonnablement de la personne qui nous écrit.',
      ),
      p(
        'Si notre réponse ne vous satisfait pas, vous pouvez introduire une plainte auprès de l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles, https://www.autoriteprotectiondonnees.be.',
      ),
      h2('Sécurité et modifications'),
      p(
        'La connexion avec ce site est chiffrée et seuls les collaborateurs qui ont besoin d’une donnée peuvent la voir. Si cette politique change, la nouvelle version paraît sur cette page.',
      ),
    ],
    en: [
      h2('Who is responsible?'),
      p(
        'Our agency is the controller of the personal data you give us through this website or at the office. Our full name, address and contact details are in the legal notice. If you have a question about your data you can call, e-mail or write to us. We follow the General Data Protection Regulation (Regulation (EU) 2016/679, the GDPR).',
      ),
      h2('Which data, and what for?'),
      p('We ask only for what we need in order to do what you want of us.'),
      ul(
        'Contact, viewing or information: your name, e-mail address, phone number and message, so that we can answer. Basis: the steps you ask us to take towards a possible contract.',
        'Valuation: also the address and features of your property. Same basis.',
        'Registered search and e-mail alerts: your criteria and e-mail address. Basis: your consent, which you can withdraw with one click in every message.',
        'Rental application: only the data a landlord may ask for under the rules of the Region. We ask for no information on health or origin, and no copy of an identity card to view a property. Basis: the steps towards a lease.',
        'Offer, sale or letting: the data needed for the contract, and the identification that the law requires of us as estate agents. Basis: the contract and our legal obligations.',
        'Owner account: your sign-in details and the history of your file. Basis: the agency instruction.',
        'Job application: your CV and letter. Basis: the steps you ask us to take, and your consent if we may keep them longer.',
        'Testimonial: your first name, the initial of your surname and your text. Basis: your consent.',
      ),
      p(
        'Fields marked with an asterisk are needed to deal with your request; the others are up to you. We make no decisions based solely on automated processing.',
      ),
      h2('A visit to this website'),
      p(
        'You can look around the site without telling us who you are. We count how often a page is opened, without cookies and without the counter remembering anything about you. Our server keeps technical data, such as the IP address, for a short time to detect abuse and faults; that is our legitimate interest. Third-party measurement and advertising tools work only if you agree. Maps, videos and virtual tours from third parties load only when you ask for them. The cookie policy says more.',
      ),
      h2('With whom do we share data?'),
      ul(
        'With the owner of the property, as far as needed to deal with your viewing, offer or application.',
        'With the notary, the surveyor who draws up the check-in inventory, or another professional involved in your file.',
        'With providers who run the website, the mail or the file management for us. They work under contract and only on our instructions.',
        'With a public authority, when the law obliges us to.',
      ),
      p(
        'We do not sell data. If a provider processes data outside the European Economic Area, this happens only with the safeguards the GDPR prescribes.',
      ),
      h2('How long do we keep it?'),
      ul(
        'Messages and requests: 24 months after our last contact.',
        'Rental applications that were not chosen: 3 months after the letting.',
        'Registered searches: until you unsubscribe.',
        'Job applications: until the procedure ends, or 24 months if you agree.',
        'Sign-in log of the owner account: 12 months.',
        'Sale and letting files: as long as bookkeeping, professional liability or another legal duty requires.',
      ),
      p('After that we erase the data or make it anonymous.'),
      h2('Your rights'),
      p(
        'You may see your data, have it corrected or erased, have its processing restricted, object to it, and receive it in a readable file. Consent can be withdrawn at any time, without affecting what was done before. You may always object to advertising, without giving a reason. We answer within a month and ask for proof of identity only when we have reasonable doubts about who is writing.',
      ),
      p(
        'If you are not satisfied, you can lodge a complaint with the Belgian Data Protection Authority, rue de la Presse 35, 1000 Brussels, https://www.dataprotectionauthority.be.',
      ),
      h2('Security and changes'),
      p(
        'The connection to this site is encrypted, and only staff who need a piece of data can see it. If this statement changes, the new version appears on this page.',
      ),
    ],
    de: [
      h2('Wer ist verantwortlich?'),
      p(
        'Unsere Agentur ist verantwortlich für die Verarbeitung der personenbezogenen Daten, die Sie uns über diese Website oder im Büro anvertrauen. Unseren vollständigen Namen, unsere Anschrift und unsere Kontaktdaten finden Sie im Impressum. Bei Fragen zu Ihren Daten können Sie uns anrufen, mailen oder schreiben. Wir halten uns an die Datenschutz-Grundverordnung (Verordnung (EU) 2016/679, kurz DSGVO).',
      ),
      h2('Welche Daten und wofür?'),
      p('Wir fragen nur nach dem, was wir brauchen, um Ihr Anliegen zu erledigen.'),
      ul(
        'Kontakt, Besichtigung oder Auskunft: Ihr Name, Ihre E-Mail-Adresse, Ihre Telefonnummer und Ihre Nachricht, um Ihnen zu antworten. Grundlage: die Schritte, um die Sie uns im Hinblick auf einen möglichen Vertrag bitten.',
        'Immobilienbewertung: zusätzlich Anschrift und Merkmale Ihres Objekts. Gleiche Grundlage.',
        'Suchauftrag und E-Mail-Benachrichtigungen: Ihre Kriterien und Ihre E-Mail-Adresse. Grundlage: Ihre Einwilligung, die Sie in jeder Nachricht mit einem Klick widerrufen können.',
        'Mietbewerbung: ausschließlich die Angaben, die ein Vermieter nach den Regeln der Region verlangen darf. Wir fragen weder nach Gesundheit oder Herkunft noch nach einer Kopie des Personalausweises, um ein Objekt zu besichtigen. Grundlage: die Schritte zum Abschluss eines Mietvertrags.',
        'Angebot, Verkauf oder Vermietung: die für den Vertrag nötigen Daten und die Identifizierung, zu der uns das Gesetz als Immobilienmakler verpflichtet. Grundlage: der Vertrag und unsere gesetzlichen Pflichten.',
        'Eigentümerzugang: Ihre Anmeldedaten und der Verlauf Ihrer Akte. Grundlage: der Maklerauftrag.',
        'Stellenbewerbung: Ihr Lebenslauf und Ihr Anschreiben. Grundlage: die Schritte, um die Sie uns bitten, und Ihre Einwilligung, wenn wir sie länger aufbewahren dürfen.',
        'Erfahrungsbericht: Ihr Vorname, der Anfangsbuchstabe Ihres Nachnamens und Ihr Text. Grundlage: Ihre Einwilligung.',
      ),
      p(
        'Felder mit Sternchen sind nötig, um Ihre Anfrage zu bearbeiten; die übrigen füllen Sie freiwillig aus. Wir treffen keine Entscheidungen, die allein auf einer automatisierten Verarbeitung beruhen.',
      ),
      h2('Ein Besuch auf dieser Website'),
      p(
        'Sie können die Website ansehen, ohne zu sagen, wer Sie sind. Wir zählen, wie oft eine Seite geöffnet wird, ohne Cookies und ohne dass der Zähler sich etwas über Sie merkt. Unser Server speichert für kurze Zeit technische Daten wie die IP-Adresse, um Missbrauch und Störungen zu erkennen; das ist unser berechtigtes Interesse. Mess- und Werbedienste Dritter arbeiten nur, wenn Sie zustimmen. Karten, Videos und virtuelle Rundgänge Dritter werden erst geladen, wenn Sie es wünschen. Mehr dazu steht in der Cookie-Richtlinie.',
      ),
      h2('Mit wem teilen wir Daten?'),
      ul(
        'Mit dem Eigentümer des Objekts, soweit es für Ihre Besichtigung, Ihr Angebot oder Ihre Bewerbung nötig ist.',
        'Mit dem Notar, dem Sachverständigen für den Ortsbefund oder anderen Fachleuten, die an Ihrer Akte mitwirken.',
        'Mit Dienstleistern, die für uns die Website, die E-Mail oder die Aktenverwaltung betreuen. Sie arbeiten vertraglich gebunden und nur auf unsere Weisung.',
        'Mit einer Behörde, wenn das Gesetz uns dazu verpflichtet.',
      ),
      p(
        'Wir verkaufen keine Daten. Verarbeitet ein Dienstleister Daten außerhalb des Europäischen Wirtschaftsraums, dann nur mit den Garantien, die die DSGVO vorschreibt.',
      ),
      h2('Wie lange bewahren wir sie auf?'),
      ul(
        'Nachrichten und Anfragen: 24 Monate nach unserem letzten Kontakt.',
        'Nicht berücksichtigte Mietbewerbungen: 3 Monate nach der Vermietung.',
        'Suchaufträge: bis Sie sich abmelden.',
        'Stellenbewerbungen: bis zum Ende des Verfahrens oder 24 Monate, wenn Sie einwilligen.',
        'Anmeldeprotokoll des Eigentümerzugangs: 12 Monate.',
        'Verkaufs- und Vermietungsakten: solange Buchhaltung, Berufshaftung oder eine andere gesetzliche Pflicht es verlangt.',
      ),
      p('Danach löschen oder anonymisieren wir die Daten.'),
      h2('Ihre Rechte'),
      p(
        'Sie dürfen Ihre Daten einsehen, berichtigen und löschen lassen, ihre Verarbeitung einschränken lassen, ihr widersprechen und sie in einer lesbaren Datei erhalten. Eine Einwilligung können Sie jederzeit widerrufen, ohne dass dies Früheres berührt. Werbung können Sie immer und ohne Grund widersprechen. Wir antworten innerhalb eines Monats und verlangen einen Identitätsnachweis nur, wenn wir begründet zweifeln, wer uns schreibt.',
      ),
      p(
        'Wenn Sie nicht zufrieden sind, können Sie Beschwerde bei der Datenschutzbehörde einreichen: rue de la Presse 35, 1000 Brüssel, https://www.autoriteprotectiondonnees.be.',
      ),
      h2('Sicherheit und Änderungen'),
      p(
        'Die Verbindung zu dieser Website ist verschlüsselt, und nur Mitarbeiter, die eine Angabe brauchen, können sie sehen. Ändert sich diese Erklärung, erscheint die neue Fassung auf dieser Seite.',
      ),
    ],
  },
}
