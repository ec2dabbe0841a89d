import type { WordPair } from '#domain/pin/return-words.ts'

/**
 * Short, friendly words, each in English and in Spanish, for coming back to a saved session. A word's number is part of
 * the secret: never change, move or remove a pair, or saved sessions that use it are lost.
 */
const pairs = `
apple:manzana bread:pan cheese:queso butter:mantequilla milk:leche water:agua juice:jugo soup:sopa rice:arroz
corn:elote bean:frijol tomato:tomate potato:papa onion:cebolla garlic:ajo carrot:zanahoria pepper:pimienta salt:sal
honey:miel cookie:galleta cake:pastel candy:caramelo banana:banana grape:uva pear:pera peach:durazno cherry:cereza
lime:lima orange:naranja berry:mora coconut:coco nut:nuez almond:almendra peanut:cacahuate wheat:trigo flour:harina
egg:huevo chicken:pollo fish:pescado turkey:pavo beef:carne salad:ensalada sauce:salsa pizza:pizza taco:taco
tortilla:tortilla spoon:cuchara fork:tenedor plate:plato bowl:cuenco glass:vaso cup:taza kettle:tetera oven:horno
stove:estufa kitchen:cocina table:mesa chair:silla sofa:sofá bed:cama pillow:almohada blanket:cobija leaf:hoja
towel:toalla foam:espuma mirror:espejo brush:cepillo comb:peine tub:tina shower:ducha sink:lavabo faucet:grifo
bucket:cubeta broom:escoba rag:trapo window:ventana door:puerta wall:pared floor:piso roof:techo ladder:escalera
orchard:huerto fence:cerca yard:patio house:casa room:cuarto attic:desván porch:portal garage:cochera key:llave
lantern:farol clock:reloj picture:cuadro carpet:tapete curtain:cortina shelf:repisa drawer:gaveta closet:ropero
basket:canasta box:caja bag:bolsa shirt:camisa skirt:falda dress:vestido coat:abrigo jacket:chaqueta vest:chaleco
scarf:bufanda glove:guante sock:calceta shoe:zapato boot:bota sandal:huarache hat:sombrero zipper:cierre ring:anillo
necklace:collar bracelet:pulsera umbrella:paraguas thread:hilo yarn:estambre wool:lana cotton:algodón silk:seda
sun:sol moon:luna star:estrella sky:cielo cloud:nube rain:lluvia snow:nieve storm:tormenta thunder:trueno fog:niebla
sunrise:amanecer evening:tarde night:noche early:temprano noon:mediodía mountain:montaña hill:colina valley:valle
river:río lake:lago ocean:océano beach:playa island:isla wave:ola forest:bosque bush:arbusto branch:rama root:raíz
seed:semilla flower:flor rose:rosa daisy:margarita tulip:tulipán field:campo farm:granja desert:desierto cave:cueva
stone:piedra mud:lodo dust:polvo clay:barro dog:perro cat:gato horse:caballo cow:vaca pig:cerdo sheep:oveja
goat:cabra duck:pato goose:ganso rabbit:conejo mouse:ratón frog:rana spider:araña bee:abeja ant:hormiga
cricket:grillo lioness:leona tiger:tigre bear:oso wolf:lobo fox:zorro deer:venado monkey:mono elephant:elefante
giraffe:jirafa zebra:cebra camel:camello hippo:hipopótamo whale:ballena dolphin:delfín shark:tiburón octopus:pulpo
crab:cangrejo lobster:langosta seal:foca penguin:pingüino eagle:águila owl:búho parrot:loro pigeon:paloma
sparrow:gorrión swan:cisne feather:pluma nest:nido wing:ala tail:cola paw:zarpa fur:pelaje horn:cuerno hive:colmena
loom:telar heron:garza hawk:halcón car:carro truck:troca bus:autobús train:tren plane:avioneta boat:barco
bike:bicicleta wheel:rueda tire:llanta engine:motor route:ruta street:calle bridge:puente tunnel:túnel
sidewalk:acera traffic:tráfico ticket:boleto map:mapa airport:aeropuerto anchor:ancla sailboat:velero canoe:canoa
raft:balsa rocket:cohete wagon:vagón sled:trineo step:peldaño hammer:martillo nail:clavo screw:tornillo saw:serrucho
drill:taladro shovel:pala rake:rastrillo hose:manguera paint:pintura brick:ladrillo wood:madera metal:metal gold:oro
copper:cobre iron:hierro paper:papel plastic:plástico crayon:crayón pen:bolígrafo eraser:borrador book:libro
page:página letter:carta envelope:sobre card:tarjeta school:escuela class:clase teacher:maestra student:alumno
lesson:lección desk:escritorio chalk:tiza ruler:regla sum:suma science:ciencia music:música song:canción drum:tambor
guitar:guitarra piano:piano flute:flauta violin:violín trumpet:trompeta whistle:silbato dance:baile game:juego
ball:pelota kite:cometa puzzle:rompecabezas toy:juguete party:fiesta gift:regalo prize:premio poem:poema
movie:película radio:radio keyboard:teclado battery:pila cable:cable red:rojo blue:azul green:verde yellow:amarillo
brown:café black:negro white:blanco gray:gris small:chico tall:alto short:bajo long:largo wide:ancho round:redondo
heavy:pesado soft:suave hard:duro hot:caliente cold:frío warm:tibio cool:fresco wet:mojado dry:seco clean:limpio
shine:brillo new:nuevo old:antiguo young:joven fast:rápido slow:lento silence:silencio noise:ruido happy:feliz
kind:amable brave:valiente ready:listo joke:chiste strong:fuerte calm:calma pride:orgullo luck:suerte soon:pronto
sweet:dulce one:uno two:dos four:cuatro five:cinco seven:siete eight:ocho ten:diez first:primero last:último
half:mitad double:doble many:muchos few:pocos all:todos always:siempre never:nunca today:hoy run:correr jump:saltar
climb:trepar swim:nadar fly:volar drive:manejar sit:sentar fix:reparar build:construir dig:cavar sing:cantar
play:jugar laugh:risa smile:sonrisa talk:hablar learn:aprender think:pensar wish:deseo help:ayuda give:dar
send:enviar bring:traer push:empujar pull:jalar lift:levantar throw:lanzar catch:atrapar kick:patear roll:rodar
buy:comprar sell:vender pay:pagar count:contar spend:gastar find:hallar lose:perder keep:guardar choose:elegir
friend:amigo family:familia mother:mamá sister:hermana uncle:tío grandma:abuela baby:bebé neighbor:vecino
nurse:enfermera baker:panadero pilot:piloto king:rey queen:reina prince:príncipe clown:payaso giant:gigante
actress:actriz artist:artista city:ciudad town:pueblo park:parque market:mercado bank:banco church:iglesia
library:biblioteca museum:museo theater:teatro hotel:hotel office:oficina factory:fábrica castle:castillo tent:carpa
summer:verano autumn:otoño winter:invierno monday:lunes friday:viernes sunday:domingo january:enero march:marzo
june:junio july:julio august:agosto week:semana month:mes hour:hora minute:minuto north:norte south:sur east:este
west:oeste left:izquierda right:derecha above:arriba below:debajo inside:dentro world:mundo globe:esfera
space:espacio satellite:satélite galaxy:galaxia earth:tierra air:aire fire:fuego steam:vapor bubble:burbuja
drop:gota puddle:charco swamp:pantano jungle:selva prairie:pradera cliff:acantilado volcano:volcán glacier:glaciar
fountain:fuente flag:bandera sign:letrero dock:muelle mill:molino well:pozo pine:pino oak:roble palm:palmera
cactus:cactus fern:helecho moss:musgo vine:enredadera lily:lirio sunflower:girasol clover:trébol pumpkin:calabaza
cucumber:pepino spinach:espinaca cabbage:repollo celery:apio beet:remolacha plum:ciruela fig:higo date:dátil
raisin:pasas olive:aceituna guava:guayaba raspberry:frambuesa apricot:albaricoque kiwi:kiwi vanilla:vainilla
cinnamon:canela mint:menta parsley:perejil oregano:orégano ginger:jengibre mustard:mostaza cream:crema yogurt:yogur
jelly:gelatina jam:mermelada syrup:jarabe chocolate:chocolate tea:té lemonade:limonada smoothie:licuado
lunch:almuerzo dinner:cena toast:tostada pancake:panqueque waffle:gofre oats:avena noodle:fideo burger:hamburguesa
sausage:salchicha ham:jamón bacon:tocino tuna:atún salmon:salmón sardine:sardina lid:tapa napkin:servilleta
apron:delantal jar:frasco jug:jarra toothpick:palillo sponge:esponja freezer:congelador blender:batidora
grill:parrilla recipe:receta menu:menú dessert:postre cushion:cojín mattress:colchón cradle:cuna stool:banquillo
frame:marco bulb:foco switch:interruptor heater:calentador chimney:chimenea balcony:balcón hallway:pasillo
elevator:elevador basement:sótano mailbox:buzón hanger:gancho trunk:baúl suitcase:maleta backpack:mochila
string:cordón knot:nudo tape:cinta glue:pegamento scissors:tijeras stapler:grapadora ink:tinta chart:gráfica
label:etiqueta magazine:revista newspaper:periódico diary:diario dictionary:diccionario alphabet:alfabeto
sentence:oración question:pregunta answer:respuesta number:número circle:círculo triangle:triángulo line:línea
dot:punto shape:forma color:color size:tamaño weight:peso height:altura distance:distancia inch:pulgada mile:milla
meter:metro ton:tonelada coin:moneda dollar:dólar price:precio sale:oferta receipt:recibo budget:presupuesto
job:empleo work:trabajo team:equipo coach:entrenador medal:medalla trophy:trofeo referee:árbitro soccer:fútbol
tennis:tenis boxing:boxeo golf:golf surf:surf ski:esquí chess:ajedrez dice:dado marble:canica swing:columpio
slide:resbaladilla seesaw:balancín yoyo:yoyo robot:robot mask:máscara costume:disfraz magic:magia fairy:hada
dragon:dragón unicorn:unicornio mermaid:sirena wizard:mago elf:duende pirate:pirata treasure:tesoro crown:corona
legend:leyenda mystery:misterio journey:viaje tourist:turista holiday:feriado birthday:cumpleaños wedding:boda
parade:desfile concert:concierto melody:melodía rhythm:ritmo harp:arpa banjo:banjo accordion:acordeón
microphone:micrófono speaker:bocina video:video photo:foto television:televisor antenna:antena magnet:imán
compass:brújula helmet:casco uniform:uniforme pajamas:pijama robe:bata lace:encaje velvet:terciopelo denim:mezclilla
pattern:patrón patch:parche hood:capucha jewel:joya diamond:diamante ruby:rubí emerald:esmeralda bronze:bronce
brass:latón board:tabla log:tronco wire:alambre spring:resorte gear:engrane pedal:pedal brake:freno seat:asiento
paddle:paleta yacht:yate submarine:submarino helicopter:helicóptero runway:pista trolley:tranvía taxi:taxi
tractor:tractor crane:grúa crosswalk:cruce pharmacy:farmacia clinic:clínica hospital:hospital barber:barbero
mechanic:mecánico welder:soldador gardener:jardinero waiter:mesero cashier:cajero astronaut:astronauta poet:poeta
editor:editor mayor:alcalde vote:voto honor:honor trust:confianza patience:paciencia courage:coraje wisdom:sabiduría
joy:alegría faith:fe success:éxito effort:esfuerzo talent:talento skill:destreza idea:idea memory:memoria
choice:opción chance:oportunidad end:final edge:borde top:cima bottom:fondo center:centro gap:hueco hole:agujero
slope:ladera angle:ángulo curve:curva cube:cubo cone:cono oval:óvalo zigzag:zigzag diagonal:diagonal
squirrel:ardilla otter:nutria hedgehog:erizo bat:murciélago mole:topo hamster:hámster donkey:burro bull:toro
calf:becerro pony:poni kitten:gatito puppy:cachorro ostrich:avestruz flamingo:flamenco seagull:gaviota toucan:tucán
robin:petirrojo vulture:zopilote lizard:lagartija iguana:iguana toad:sapo tadpole:renacuajo worm:gusano
mosquito:mosquito ladybug:catarina wasp:avispa oyster:ostra walrus:morsa manatee:manatí trout:trucha cod:bacalao
gorilla:gorila panda:panda koala:koala llama:llama moose:alce rhino:rinoceronte leopard:leopardo jaguar:jaguar
puma:puma lynx:lince coyote:coyote hyena:hiena badger:tejón weasel:comadreja after:después again:otra apart:aparte
arrive:llegar ask:pedir away:lejos bagel:rosca bamboo:bambú begin:empezar believe:creer best:mejor bite:morder
blow:soplar boil:hervir bounce:rebote breeze:brisa bright:claro bundle:bulto busy:ocupado canvas:lienzo care:cuidado
chapter:capítulo chew:masticar clap:aplauso clever:hábil club:club coast:costa code:código collect:reunir
cozy:acogedor culture:cultura curious:curioso daily:cotidiano dark:oscuro decide:decidir deep:profundo depart:partir
design:diseño detail:detalle divide:dividir donate:donar dough:masa drift:flotar easy:fácil echo:eco empty:vacío
enjoy:gozar enough:bastante errand:mandado exact:exacto example:ejemplo exercise:ejercicio expert:experto
explore:explorar fable:fábula famous:famoso far:lejano farewell:adiós favor:favor fiber:fibra file:archivo
fill:llenar finish:acabar flat:plano buoy:boya flock:rebaño fold:plegar follow:seguir forget:olvidar
forward:adelante fruit:fruta fun:divertido future:futuro gallon:galón gather:juntar gaze:mirada genius:genio
glide:deslizar group:grupo grow:crecer guess:adivinar harvest:cosecha haste:prisa healthy:sano hear:oír
hike:excursión hockey:hockey hold:sostener home:hogar hug:abrazo huge:enorme humble:humilde hut:choza image:imagen
item:objeto jazz:jazz join:unir kayak:kayak ketchup:catsup knit:tejer language:idioma large:amplio lawn:césped
lazy:flojo leader:líder lean:apoyar leap:brinco level:nivel liberty:libertad life:vida limit:límite liquid:líquido
little:pequeño local:local make:hacer maple:arce maze:laberinto meal:comida melt:derretir mend:remendar
message:mensaje miracle:milagro model:modelo moment:momento motion:movimiento move:mover mural:mural name:nombre
nap:siesta nation:nación nature:naturaleza nice:bonito normal:normal note:nota novel:novela now:ahora oasis:oasis
odd:raro often:frecuente opera:ópera order:orden original:original pack:empacar pair:par panel:panel pass:pase
pause:pausa pebble:guijarro people:gente perfect:perfecto person:persona picnic:picnic piece:pieza plaza:plaza
pleasant:grato pool:alberca possible:posible pour:verter power:poder practice:práctica prepare:preparar pretty:lindo
promise:promesa protect:proteger pure:puro quick:veloz quiz:examen ranch:rancho real:real relax:descanso rent:renta
repeat:repetir rescue:rescate return:regreso reward:recompensa rich:rico ripe:maduro rise:subir rug:alfombra
sample:muestra scene:escena sea:mar search:buscar see:ver series:serie settle:asentar shake:sacudir shout:gritar
sigh:suspiro simple:sencillo sip:sorbo sketch:boceto sleep:dormir smell:olor sneeze:estornudo social:social
solid:sólido sound:sonido spell:deletrear splash:chapuzón sport:deporte sprout:brote stay:quedar straight:recto
style:estilo sunny:soleado surprise:sorpresa symbol:símbolo system:sistema taste:sabor test:prueba thick:grueso
time:tiempo tiny:diminuto title:título tool:herramienta topic:tema total:total tune:tonada turn:vuelta twin:gemelo
type:tipo union:unión useful:útil usual:usual value:valor verse:verso victory:victoria view:vista village:aldea
voice:voz volume:volumen wax:cera welcome:bienvenida whole:entero wild:silvestre wonder:asombro wrap:envolver
yesterday:ayer zero:cero
`

export const returnWords: readonly WordPair[] = pairs.trim().split(/\s+/).map((pair) => {
  const [en = '', es = ''] = pair.split(':')
  return [en, es]
})
