import type { FactWords } from './fact-words'

export const fr: FactWords = {
  counted: {
    bedrooms: "chambres?(?: à coucher| d'enfants?)?|ch\\.",
    bathrooms: 'salles? de bains?|sdb',
    showerRooms: "salles? (?:de douches?|d'eau)",
    toilets: 'toilettes|w\\.?c\\.?s?',
    garages: 'garages?|boxe?s?',
    parkings: '(?:places?|emplacements?)(?: de (?:parking|stationnement))?|parkings?',
    floors: 'étages|niveaux',
    facades: 'façades',
  },
  partly: 'dont|parmi lesquelles|autres?|seconde|y compris',
  about:
    "environ|près de|presque|quelque|plus de|moins de|au moins|à peine|jusqu'à|±|ca\\.?|autour de|approximativement",
  sayings:
    'à deux pas|deux fois|à quatre mains|deux-roues|une fois|un peu|cent pour cent|mille et une?|tous les deux',
  withOne: "d'|avec ",
  areas: {
    living: 'habitables?|surface habitable|superficie habitable|de vie',
    garden: 'jardins?|pelouse',
    terrace: 'terrasses?|balcons?',
    ground: 'terrains?|parcelle|superficie (?:totale )?du terrain|sol',
    office: 'bureaux?',
    store: 'surface commerciale|commercia(?:le|ux)|magasin|vitrine|espace de vente',
    width: 'façade|largeur|front de rue',
    depth: 'profondeur',
    room: 'séjour|salon|cuisine|salle à manger|pièce de vie|chambres?|suite|hall|cave|grenier|atelier|véranda|garage',
  },
  amounts: {
    price: 'prix|vendue?|affichée?',
    rent: 'loyers?|par mois|rente|/mois',
    charges: 'charges|provisions?|frais communs',
    deposit: 'garantie|caution|dépôt',
    cadastral: 'revenu cadastral|cadastral|rc',
    tax: 'précompte(?: immobilier)?',
  },
  and: 'et',
  stops: 'avec|sur|pour|dont|dans|à|au|aux|est|offre|puis|ainsi|se|par',
  renovated: 'rénov\\p{L}+|restaur\\p{L}+|transform\\p{L}+|réfection',
  built: "construi\\p{L}+|construction|bâtie?|érigée?|édifiée?|date|datant|de l'année",
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  ordinals: [
    'premi(?:er|ère)',
    'deuxième|second',
    'troisième',
    'quatrième',
    'cinquième',
    'sixième',
    'septième',
    'huitième',
    'neuvième',
    'dixième',
  ],
  ordinalEnding: 'er|ère|e|ème|ième',
  floorNoun: '(?:et dernier )?étage',
  groundFloor: 'rez-de-chaussée',
  features: {
    hasGarden: 'jardin(?:et)?s?',
    hasTerrace: 'terrasses?|balcons?',
    hasGarage: 'garages?',
    hasParking:
      '(?:places?|emplacements?) (?:de parking|de stationnement|privatifs?|extérieurs?|intérieurs?)|parkings? (?:privatifs?|privés?|souterrains?)|car-?port',
    hasLift: 'ascenseurs?',
    hasCellar: 'caves?',
    hasAttic: 'greniers?',
    hasSwimmingPool: 'piscines?',
    hasSolarPanels: 'panneaux (?:solaires|photovoltaïques)|installation photovoltaïque',
    hasShutters: 'volets(?: roulants| électriques)?',
    noField:
      'saunas?|jacuzzi|feu ouvert|cheminée|vérandas?|climatisation|climatisée?|air conditionné|domotique|étang|tennis|vue sur (?:le fleuve|la rivière|la mer|mer)|borne de recharge|ferme-?porte|buanderie|dressing',
  },
  shared:
    "publics?|publiques?|communa(?:l|le|ux)|municipa(?:l|le|ux)|botanique|d'enfants|d'hiver|du quartier|du voisin|en option|proche|proches|de cafés?|des cafés|voisine?|à vin",
  without:
    "sans|pas de|pas d'|ni|aucune?|ni de|n'a pas de|dépourvue? de|dépourvue? d'|plus de|rien n'est|n'est pas",
  kinds: {
    house:
      'maison(?:s|nette)?(?: de maître| de ville| de village| mitoyenne)?|villas?|fermette|bungalow|chalet|ferme|château',
    apartment: 'appartements?|studios?|duplex|penthouse|lofts?|flat|kot',
    land: 'terrain(?: à bâtir| constructible)?|parcelle',
    garage: 'garage|box',
    commercial: 'commerce|surface commerciale|rez commercial|magasin|bureaux?|entrepôt|atelier|hangar',
    building: 'immeuble(?: de rapport| mixte)?',
  },
  thisOne:
    'cette|cet|ce|notre|votre future?|vous proposons une?|vous présentons une?|proposons (?:à la vente|à la location) une?',
  adjectives:
    'belle|beau|bel|bonne|grand|grande|petite?|charmante?|superbe|magnifique|agréable|ancienne?|jolie?|spacieu(?:x|se)|lumineu(?:x|se)|moderne|élégante?|vaste|ravissante?|nouve(?:l|lle|au)|exceptionnel(?:le)?|splendide',
  goals: {
    sale: "à vendre|en vente|à la vente|mis(?:e)? en vente|devenez propriétaire|à l'achat|prix de vente",
    rent: 'à louer|en location|à la location|mis(?:e)? en location|futur locataire',
  },
  heating: {
    naturalGas:
      '(?:chaudière|chauffage|chauffe\\p{L}*|chauffée?)(?: central| individuel\\p{L}*| à condensation)? (?:au |est au )?gaz(?: naturel| de ville)?|gaz naturel|chaudière (?:à condensation )?au gaz',
    oil: 'mazout|fioul|fuel',
    electric:
      "chauffage électrique|chauffée? à l'électricité|(?:radiateurs|convecteurs) électriques|chauffage à l'électricité",
    heatPump: 'pompe à chaleur|pompes à chaleur|pac',
    pellets: 'pellets|granulés',
    wood: 'chauffage au bois|chaudière au bois|chauffée? au bois',
    district: 'réseau de chaleur|chauffage urbain',
    underfloor: '(?:chauffage|chauffée?) (?:par le |au )sol',
  },
  glazing: {
    single: 'simple vitrage',
    double: 'double vitrage|double-vitrage|doubles vitrages',
    triple: 'triple vitrage|triple-vitrage|triples vitrages',
  },
  frames: {
    pvc: '(?:châssis|menuiseries?|fenêtres)(?: \\p{L}+)? en pvc|châssis pvc',
    wood: '(?:châssis|menuiseries?|fenêtres)(?: \\p{L}+)? en bois|châssis bois',
    aluminium: '(?:châssis|menuiseries?|fenêtres)(?: \\p{L}+)? en alu(?:minium)?|châssis alu(?:minium)?',
  },
  facing:
    "(?:orient|expos)\\p{L}+(?: est)?(?: plein)?(?: au| à l'| vers le| vers l'| en)? ?(?:plein )?DIR|plein DIR|orientation(?: :)? (?:est )?DIR",
  directions: {
    north: 'nord',
    northEast: 'nord-est',
    east: 'est',
    southEast: 'sud-est',
    south: 'sud',
    southWest: 'sud-ouest',
    west: 'ouest',
    northWest: 'nord-ouest',
  },
  verbLike: "(?<!l'|plein )est$",
  isNew:
    '(?:maison|appartement|villa|studio|construction|bâtiment|immeuble|logement|bien|duplex|penthouse)s? (?:entièrement |flambante? |tout(?:e)? )?neu(?:f|ve)s?|état neuf|construction récente|nouvelle construction',
  toRenovate:
    '(?:à|entièrement à) rénover|à restaurer|à remettre au goût du jour|à rafraîchir|travaux à prévoir|(?:de gros|gros) travaux',
  isRenovated:
    '(?:entièrement|complètement|récemment|soigneusement|partiellement) rénovée?|a été rénovée?|rénovée?s? (?:en|avec|de)|(?:maison|appartement|villa|studio|duplex) rénovée?',
  isFurnished: 'meublée?|entièrement meublée?',
  unfurnished: 'non[- ]meublée?',
  detached: '(?:quatre|4) façades|isolée',
  semiDetached: '(?:trois|3) façades|semi-mitoyenne?',
  terraced: '(?:deux|2) façades|maison mitoyenne|mitoyenne',
  energy: 'peb|énergétiques?|énergie|certificat|epc|dpe',
  placed: [
    '(?:maison|villa|appartement|studio|duplex|penthouse|terrain|garage|commerce|immeuble|bien|logement|fermette|bungalow|projet|propriété|vendre|louer|m²|chambres?|façades|situ\\p{L}+|implant\\p{L}+|install\\p{L}+|sise?|niché\\p{L}*|se trouve|découvrez|localisée?)(?: [^.,;:!?\\n]{0,40}?)? à PLACE',
    '(?:^|[.!?\\n] ?)À PLACE',
    '(?:au cœur|en plein centre|dans le centre|dans le quartier|dans la commune|dans le village) (?:même )?de PLACE',
    '^[^.!?\\n]{0,60}? à PLACE',
    '(?:situ\\p{L}+|sise?|implant\\p{L}+)(?: [^.,;:!?\\n]{0,15}?)? (?:dans|en) PLACE',
  ],
  streets: [
    "(?:rue|avenue|boulevard|place|chaussée|chemin|quai|allée|impasse|square|clos|drève|venelle|rond-point)(?: (?:de la|de l'|des|du|de|d'|le|la|les|aux?))* ?NAME",
  ],
  noPlaces:
    "l'étage|la|le|les|un|une|pied|vélo|proximité|partir|ce|cette|rénover|vendre|louer|la fois|Pâques|Noël|Belgique|Wallonie|Flandre|Europe|PEB|EPC|LED|TVA|WC|RC|PVC",
  near: {
    school: 'écoles?|lycée|athénée|collège',
    childcare: 'crèches?',
    shops: 'commerces|magasins|supermarché|boulangerie',
    bus: 'bus|arrêt',
    station: 'gare',
    motorway: 'autoroute|axes|E\\d+',
    hospital: 'hôpital|clinique|CHU',
    park: 'parc',
    sport: 'sport\\p{L}*|salle de sport',
  },
}
