import type { Locale } from '@/lib/i18n/locales'
import type { Text } from './types'

export interface DemoTestimonial {
  slug: string
  /** First name and initial. */
  name: string
  /** French name of a demo locality. */
  city: string
  /** Day, as `2026-03-14`. */
  date: string
  /** The language it was written in; the others are translations. */
  language: Locale
  about: Text
  comment: Text
  /** Whether the person has a drawn portrait, `client-<slug>`. */
  hasPortrait?: true
}

/** Newest first. */
export const testimonials: DemoTestimonial[] = [
  {
    slug: 'nathalie-d-flemalle',
    hasPortrait: true,
    name: 'Nathalie D.',
    city: 'Flémalle',
    date: '2026-10-22',
    language: 'fr',
    about: {
      nl: 'Verkocht het ouderlijk huis in Flémalle',
      fr: 'A vendu la maison familiale à Flémalle',
      en: 'Sold the family home in Flémalle',
      de: 'Hat das Elternhaus in Flémalle verkauft',
    },
    comment: {
      nl: 'Wij waren met drie kinderen die het over niets eens waren. Claire heeft met elk van ons apart gepraat en daarna met ons samen. De prijs waarmee zij kwam, lag lager dan wij hoopten, maar het huis was in vijf weken verkocht en niemand heeft achteraf ruzie gemaakt.',
      fr: 'Nous étions trois enfants d’accord sur rien. Claire a parlé avec chacun de nous, puis avec les trois ensemble. Le prix qu’elle proposait était plus bas que ce que nous espérions, mais la maison s’est vendue en cinq semaines et personne ne s’est disputé après.',
      en: 'We were three children who agreed on nothing. Claire talked to each of us and then to all three together. The price she suggested was lower than we had hoped, but the house sold in five weeks and nobody fell out afterwards.',
      de: 'Wir waren drei Kinder, die sich in nichts einig waren. Claire hat mit jedem von uns gesprochen und dann mit allen dreien. Der Preis, den sie vorschlug, lag unter unseren Hoffnungen, aber das Haus war in fünf Wochen verkauft, und danach gab es keinen Streit.',
    },
  },
  {
    slug: 'pieter-v-embourg',
    hasPortrait: true,
    name: 'Pieter V.',
    city: 'Embourg',
    date: '2026-09-30',
    language: 'nl',
    about: {
      nl: 'Kocht een villa in Embourg',
      fr: 'A acheté une villa à Embourg',
      en: 'Bought a villa in Embourg',
      de: 'Hat eine Villa in Embourg gekauft',
    },
    comment: {
      nl: 'Wij kwamen uit Hasselt en kenden de streek niet. Annelies is met ons door drie wijken gereden voor we één huis van binnen zagen. Alle documenten kregen we met uitleg in het Nederlands, ook het deel over de stookolietank dat niemand ons ooit had uitgelegd.',
      fr: 'Nous venions de Hasselt et ne connaissions pas la région. Annelies nous a conduits dans trois quartiers avant de nous faire entrer dans une maison. Tous les documents nous ont été expliqués en néerlandais, y compris ce qui concerne la citerne à mazout, que personne ne nous avait jamais expliqué.',
      en: 'We came from Hasselt and did not know the area. Annelies drove us through three neighbourhoods before we saw the inside of a single house. All the documents were explained to us in Dutch, including the part about the oil tank that nobody had ever explained before.',
      de: 'Wir kamen aus Hasselt und kannten die Gegend nicht. Annelies ist mit uns durch drei Viertel gefahren, bevor wir das erste Haus von innen sahen. Alle Unterlagen wurden uns auf Niederländisch erklärt, auch das mit dem Heizöltank, das uns noch nie jemand erklärt hatte.',
    },
  },
  {
    slug: 'samir-b-tilleur',
    name: 'Samir B.',
    city: 'Tilleur',
    date: '2026-09-11',
    language: 'fr',
    about: {
      nl: 'Huurt een appartement in Tilleur',
      fr: 'Locataire d’un appartement à Tilleur',
      en: 'Rents an apartment in Tilleur',
      de: 'Mieter einer Wohnung in Tilleur',
    },
    comment: {
      nl: 'Ik heb drie appartementen bezocht en het derde gekregen. Bij de eerste twee belde men me telkens om te zeggen dat het iemand anders was geworden. Dat doet bijna niemand.',
      fr: 'J’ai visité trois appartements et obtenu le troisième. Pour les deux premiers, on m’a chaque fois appelé pour me dire que quelqu’un d’autre avait été choisi. Presque personne ne fait ça.',
      en: 'I viewed three apartments and got the third. For the first two they called each time to tell me someone else had been chosen. Hardly anybody does that.',
      de: 'Ich habe drei Wohnungen besichtigt und die dritte bekommen. Bei den ersten beiden rief man mich jedes Mal an, um zu sagen, dass jemand anders ausgewählt wurde. Das macht sonst kaum jemand.',
    },
  },
  {
    slug: 'ursula-k-vise',
    hasPortrait: true,
    name: 'Ursula K.',
    city: 'Visé',
    date: '2026-07-18',
    language: 'de',
    about: {
      nl: 'Kocht een rijhuis in Wezet',
      fr: 'A acheté une maison mitoyenne à Visé',
      en: 'Bought a terraced house in Visé',
      de: 'Hat ein Reihenhaus in Visé gekauft',
    },
    comment: {
      nl: 'Ik kom uit Eupen en kon alles in het Duits afhandelen, tot en met de afspraak bij de notaris. Het enige wat lang duurde, was het bodemattest, en daar kon Jonas niets aan doen. Hij hield me wel elke week op de hoogte.',
      fr: 'Je viens d’Eupen et j’ai pu tout régler en allemand, jusqu’au rendez-vous chez le notaire. La seule chose qui a traîné, c’est l’attestation de sol, et Jonas n’y pouvait rien. Il m’a tenue au courant chaque semaine.',
      en: 'I come from Eupen and was able to settle everything in German, right up to the appointment with the notary. The only thing that took long was the soil certificate, and Jonas could do nothing about that. He kept me informed every week.',
      de: 'Ich komme aus Eupen und konnte alles auf Deutsch regeln, bis hin zum Termin beim Notar. Nur die Bodenbescheinigung ließ auf sich warten, und dafür konnte Jonas nichts. Er hat mir jede Woche Bescheid gegeben.',
    },
  },
  {
    slug: 'marie-claire-l-montegnee',
    name: 'Marie-Claire L.',
    city: 'Montegnée',
    date: '2026-06-27',
    language: 'fr',
    about: {
      nl: 'Verkocht op lijfrente in Montegnée',
      fr: 'A vendu en viager à Montegnée',
      en: 'Sold on a life annuity (viager) in Montegnée',
      de: 'Hat in Montegnée auf Leibrente verkauft',
    },
    comment: {
      nl: 'Ik ben negenenzeventig en ik wilde in mijn huis blijven. Mathieu is twee keer teruggekomen om me de lijfrente uit te leggen, één keer met mijn zoon erbij. Hij heeft me ook gezegd wat er niet zo voordelig aan was. Daarom heb ik getekend.',
      fr: 'J’ai soixante-dix-neuf ans et je voulais rester chez moi. Mathieu est revenu deux fois m’expliquer le viager, dont une avec mon fils. Il m’a dit aussi ce qui était moins avantageux. C’est pour ça que j’ai signé.',
      en: 'I am seventy-nine and wanted to stay in my house. Mathieu came back twice to explain the life annuity, once with my son present. He also told me what was less favourable about it. That is why I signed.',
      de: 'Ich bin neunundsiebzig und wollte in meinem Haus bleiben. Mathieu ist zweimal wiedergekommen, um mir die Leibrente zu erklären, einmal im Beisein meines Sohnes. Er hat mir auch gesagt, was weniger günstig daran ist. Deshalb habe ich unterschrieben.',
    },
  },
  {
    slug: 'rachel-o-liege',
    name: 'Rachel O.',
    city: 'Liège',
    date: '2026-05-20',
    language: 'en',
    about: {
      nl: 'Kocht een appartement in het centrum van Luik',
      fr: 'A acheté un appartement au centre de Liège',
      en: 'Bought an apartment in the centre of Liège',
      de: 'Hat eine Wohnung im Zentrum von Lüttich gekauft',
    },
    comment: {
      nl: 'Ik verhuisde voor mijn werk aan de universiteit en had twee dagen om te kijken. Ze hadden vooraf zes appartementen uitgekozen, met plan, en er één afgeraden omdat er dakwerken gepland waren waarover de mede-eigenaars nog moesten stemmen. Dat had ik zelf nooit ontdekt.',
      fr: 'Je déménageais pour un poste à l’université et j’avais deux jours pour visiter. Ils avaient choisi six appartements d’avance, plans à l’appui, et m’en ont déconseillé un parce que la copropriété devait encore voter des travaux de toiture. Je ne l’aurais jamais su seule.',
      en: 'I was moving for a job at the university and had two days to look. They had picked six apartments beforehand, with plans, and advised me against one because the co-owners still had to vote on roof works. I would never have found that out by myself.',
      de: 'Ich zog wegen einer Stelle an der Universität um und hatte zwei Tage Zeit. Sie hatten vorab sechs Wohnungen mit Grundriss ausgesucht und mir von einer abgeraten, weil die Miteigentümer noch über Dacharbeiten abstimmen mussten. Das hätte ich allein nie herausgefunden.',
    },
  },
  {
    slug: 'thomas-g-seraing',
    name: 'Thomas G.',
    city: 'Seraing',
    date: '2026-04-15',
    language: 'fr',
    about: {
      nl: 'Verkocht een opbrengsteigendom in Seraing',
      fr: 'A vendu un immeuble de rapport à Seraing',
      en: 'Sold an investment building in Seraing',
      de: 'Hat ein Renditeobjekt in Seraing verkauft',
    },
    comment: {
      nl: 'Vier huurders, vier contracten, één dossier dat klopte. De koper stelde twintig vragen en kreeg op elke vraag een document. Het ereloon was niet het laagste van de drie offertes, maar het was zijn geld waard.',
      fr: 'Quatre locataires, quatre baux, un dossier en ordre. L’acheteur a posé vingt questions et reçu un document pour chacune. Les honoraires n’étaient pas les plus bas des trois offres, mais ils étaient mérités.',
      en: 'Four tenants, four leases, one file that was in order. The buyer asked twenty questions and got a document for each. The fee was not the lowest of the three quotes, but it was earned.',
      de: 'Vier Mieter, vier Verträge, eine Akte, die stimmte. Der Käufer stellte zwanzig Fragen und bekam zu jeder ein Dokument. Das Honorar war nicht das niedrigste der drei Angebote, aber es war verdient.',
    },
  },
  {
    slug: 'els-en-wim-d-boncelles',
    name: 'Els & Wim D.',
    city: 'Boncelles',
    date: '2026-03-14',
    language: 'nl',
    about: {
      nl: 'Kochten een huis in Boncelles',
      fr: 'Ont acheté une maison à Boncelles',
      en: 'Bought a house in Boncelles',
      de: 'Haben ein Haus in Boncelles gekauft',
    },
    comment: {
      nl: 'Twee keer grepen wij ernaast omdat iemand anders hoger bood. Wij kregen telkens te horen hoe het gelopen was, zonder dat er aan ons getrokken werd om er meer tegenaan te gooien. De derde keer was raak, en achteraf gezien was dat het beste huis.',
      fr: 'Deux fois, le bien nous a échappé parce qu’un autre offrait plus. On nous a chaque fois expliqué comment cela s’était passé, sans nous pousser à surenchérir. La troisième fois fut la bonne et, avec le recul, c’était la meilleure maison.',
      en: 'Twice we missed out because someone else bid more. Each time we were told how it had gone, and nobody pushed us to raise our offer. The third time it worked, and looking back it was the best house.',
      de: 'Zweimal gingen wir leer aus, weil jemand mehr bot. Jedes Mal erfuhren wir, wie es gelaufen war, und niemand drängte uns, höher zu gehen. Beim dritten Mal hat es geklappt, und im Rückblick war es das beste Haus.',
    },
  },
  {
    slug: 'giuseppe-m-saint-nicolas',
    name: 'Giuseppe M.',
    city: 'Saint-Nicolas',
    date: '2026-02-06',
    language: 'fr',
    about: {
      nl: 'Liet zijn huis schatten in Saint-Nicolas',
      fr: 'A fait estimer sa maison à Saint-Nicolas',
      en: 'Had his house valued in Saint-Nicolas',
      de: 'Hat sein Haus in Saint-Nicolas bewerten lassen',
    },
    comment: {
      nl: 'Ik wilde alleen weten wat het huis waard was, om de verdeling met mijn zus te regelen. Ze wisten dat en zijn toch een uur gebleven, tot in de kelder. Het verslag was vier bladzijden lang, en achteraf belde niemand me op om toch te verkopen.',
      fr: 'Je voulais seulement savoir ce que valait la maison, pour m’arranger avec ma sœur. Ils le savaient et sont quand même restés une heure, jusque dans la cave. Le rapport faisait quatre pages et personne ne m’a rappelé ensuite pour me faire vendre.',
      en: 'I only wanted to know what the house was worth, to settle things with my sister. They knew that and still stayed an hour, right down to the cellar. The report ran to four pages, and nobody rang afterwards to make me sell.',
      de: 'Ich wollte nur wissen, was das Haus wert ist, um mich mit meiner Schwester zu einigen. Sie wussten das und blieben trotzdem eine Stunde, bis in den Keller. Der Bericht hatte vier Seiten, und niemand rief danach an, um mich zum Verkauf zu drängen.',
    },
  },
  {
    slug: 'hannah-s-esneux',
    name: 'Hannah S.',
    city: 'Esneux',
    date: '2025-12-12',
    language: 'de',
    about: {
      nl: 'Verkocht een boerderij in Esneux',
      fr: 'A vendu une ferme à Esneux',
      en: 'Sold a farmhouse in Esneux',
      de: 'Hat ein Bauernhaus in Esneux verkauft',
    },
    comment: {
      nl: 'Een boerderij met bijgebouwen verkoop je niet op een middag. Het duurde zeven maanden, en in de vierde maand hebben we samen de foto’s opnieuw gemaakt, in de lente. Dat was het juiste idee: de kopers kwamen voor de boomgaard.',
      fr: 'Une ferme avec dépendances ne se vend pas en un après-midi. Il a fallu sept mois, et au quatrième nous avons refait les photos ensemble, au printemps. C’était la bonne idée : les acheteurs sont venus pour le verger.',
      en: 'A farmhouse with outbuildings does not sell in an afternoon. It took seven months, and in the fourth we redid the photographs together, in spring. It was the right idea: the buyers came for the orchard.',
      de: 'Ein Bauernhaus mit Nebengebäuden verkauft man nicht an einem Nachmittag. Es hat sieben Monate gedauert, und im vierten haben wir gemeinsam neue Fotos gemacht, im Frühling. Das war die richtige Idee: Die Käufer kamen wegen der Obstwiese.',
    },
  },
  {
    slug: 'laurence-p-grivegnee',
    name: 'Laurence P.',
    city: 'Grivegnée',
    date: '2025-11-21',
    language: 'fr',
    about: {
      nl: 'Verhuurt een huis in Grivegnée',
      fr: 'Bailleresse d’une maison à Grivegnée',
      en: 'Lets a house in Grivegnée',
      de: 'Vermietet ein Haus in Grivegnée',
    },
    comment: {
      nl: 'Ik woon in Namen en kan niet voor elk bezoek over en weer rijden. Ik kreeg vier volledige kandidaturen, netjes naast elkaar, zonder vragen die men niet mag stellen. De plaatsbeschrijving was zo precies dat ik zelfs de kras op de garagepoort herkende.',
      fr: 'J’habite Namur et ne peux pas faire la route pour chaque visite. J’ai reçu quatre candidatures complètes, bien présentées, sans les questions qu’on n’a pas le droit de poser. L’état des lieux était si précis que j’y ai reconnu jusqu’à la marque sur la porte du garage.',
      en: 'I live in Namur and cannot make the trip for every viewing. I received four complete applications, clearly set out, without the questions one is not allowed to ask. The inventory was so precise that I recognised the very mark on the garage door.',
      de: 'Ich wohne in Namur und kann nicht für jede Besichtigung herfahren. Ich bekam vier vollständige Bewerbungen, übersichtlich nebeneinander, ohne die Fragen, die man nicht stellen darf. Der Ortsbefund war so genau, dass ich sogar den Kratzer am Garagentor wiedererkannte.',
    },
  },
  {
    slug: 'joost-b-liege',
    name: 'Joost B.',
    city: 'Liège',
    date: '2025-10-09',
    language: 'nl',
    about: {
      nl: 'Kocht een studio in Luik voor zijn dochter',
      fr: 'A acheté un studio à Liège pour sa fille',
      en: 'Bought a studio in Liège for his daughter',
      de: 'Hat in Lüttich ein Studio für seine Tochter gekauft',
    },
    comment: {
      nl: 'Onze dochter studeert in Luik en wij wilden liever kopen dan huren. Men rekende ons eerlijk voor dat dit pas na zes jaar voordeliger is. Wij hebben toch gekocht, maar wel met open ogen.',
      fr: 'Notre fille étudie à Liège et nous préférions acheter plutôt que louer. On nous a calculé honnêtement que cela ne devient avantageux qu’après six ans. Nous avons acheté quand même, en connaissance de cause.',
      en: 'Our daughter is studying in Liège and we would rather buy than rent. They worked out for us, honestly, that this pays off only after six years. We bought all the same, but with our eyes open.',
      de: 'Unsere Tochter studiert in Lüttich, und wir wollten lieber kaufen als mieten. Man rechnete uns ehrlich vor, dass sich das erst nach sechs Jahren lohnt. Wir haben trotzdem gekauft, aber mit offenen Augen.',
    },
  },
  {
    slug: 'amelie-et-kevin-r-ans',
    name: 'Amélie et Kevin R.',
    city: 'Ans',
    date: '2025-08-29',
    language: 'fr',
    about: {
      nl: 'Kochten hun eerste huis in Ans',
      fr: 'Ont acheté leur première maison à Ans',
      en: 'Bought their first house in Ans',
      de: 'Haben in Ans ihr erstes Haus gekauft',
    },
    comment: {
      nl: 'Eerste huis, duizend vragen. Sommige hebben we drie keer gesteld. Toen de elektriciteitskeuring niet in orde bleek, kregen we de naam van iemand die een offerte kon maken en een paar dagen extra om na te denken voor we tekenden.',
      fr: 'Première maison, mille questions. Certaines, nous les avons posées trois fois. Quand le contrôle électrique s’est révélé non conforme, on nous a donné le nom de quelqu’un pour un devis et quelques jours de plus pour réfléchir avant de signer.',
      en: 'First house, a thousand questions. Some of them we asked three times. When the electrical inspection turned out to have failed, we were given the name of someone who could quote for the work and a few extra days to think before signing.',
      de: 'Das erste Haus, tausend Fragen. Manche haben wir dreimal gestellt. Als sich zeigte, dass die Elektroprüfung nicht konform war, bekamen wir den Namen von jemandem für einen Kostenvoranschlag und ein paar Tage mehr Bedenkzeit vor der Unterschrift.',
    },
  },
  {
    slug: 'david-w-huy',
    name: 'David W.',
    city: 'Huy',
    date: '2025-06-17',
    language: 'en',
    about: {
      nl: 'Verkocht een huis in Hoei vanuit het buitenland',
      fr: 'A vendu une maison à Huy depuis l’étranger',
      en: 'Sold a house in Huy from abroad',
      de: 'Hat ein Haus in Huy aus dem Ausland verkauft',
    },
    comment: {
      nl: 'Ik woonde al in Edinburgh toen het huis te koop kwam. Na elk bezoek kreeg ik een kort bericht, drie regels, en dat was genoeg. Eén keer ging er een mail verloren en belden ze me zelf op om te vragen waarom ik niet antwoordde.',
      fr: 'J’habitais déjà Édimbourg quand la maison a été mise en vente. Après chaque visite, un court message, trois lignes, et cela suffisait. Un jour, un e-mail s’est perdu : ils m’ont appelé eux-mêmes pour savoir pourquoi je ne répondais pas.',
      en: 'I was already living in Edinburgh when the house went on sale. After every viewing I got a short message, three lines, and that was enough. Once an e-mail went astray and they rang me themselves to ask why I had not replied.',
      de: 'Ich lebte schon in Edinburgh, als das Haus zum Verkauf stand. Nach jeder Besichtigung kam eine kurze Nachricht, drei Zeilen, und das genügte. Einmal ging eine E-Mail verloren, da riefen sie von sich aus an und fragten, warum ich nicht antworte.',
    },
  },
  {
    slug: 'fatima-a-herstal',
    name: 'Fatima A.',
    city: 'Herstal',
    date: '2025-04-03',
    language: 'fr',
    about: {
      nl: 'Nam een handelspand over in Herstal',
      fr: 'A repris un commerce à Herstal',
      en: 'Took over a shop in Herstal',
      de: 'Hat ein Geschäft in Herstal übernommen',
    },
    comment: {
      nl: 'Voor mijn bakkerij zocht ik een pand met een achterdeur waar een bestelwagen kan staan. Klinkt eenvoudig, maar de meeste kantoren stuurden foto’s van etalages. Hier is iemand gaan meten of de oven door de deur kon.',
      fr: 'Pour ma boulangerie, je cherchais un rez-de-chaussée avec une porte arrière accessible en camionnette. Ça paraît simple, mais la plupart des agences m’envoyaient des photos de vitrines. Ici, quelqu’un est allé mesurer si le four passait la porte.',
      en: 'For my bakery I needed premises with a back door a van can reach. It sounds simple, but most agencies sent me photographs of shop windows. Here, someone went and measured whether the oven would fit through the door.',
      de: 'Für meine Bäckerei suchte ich ein Lokal mit einer Hintertür, an die ein Lieferwagen heranfahren kann. Das klingt einfach, aber die meisten Agenturen schickten mir Fotos von Schaufenstern. Hier ist jemand hingegangen und hat gemessen, ob der Ofen durch die Tür passt.',
    },
  },
]
