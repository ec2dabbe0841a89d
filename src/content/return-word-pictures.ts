/**
 * One emoji for each return word that has a fitting one, by its English form: words with a picture are easier to
 * remember, and some people read pictures better than letters. Only emoji of Unicode 13 or older, so that an old phone
 * can show them, and no people, whose skin would have a color. A word without a fitting emoji has none.
 */
const pictures = `
secret:🤐 apple:🍎 bread:🍞 cheese:🧀 butter:🧈 milk:🥛 water:🚰 juice:🧃 soup:🥣 rice:🍚 corn:🌽 tomato:🍅 potato:🥔 onion:🧅
garlic:🧄 carrot:🥕 salt:🧂 honey:🍯 cookie:🍪 cake:🍰 candy:🍬 banana:🍌 grape:🍇 pear:🍐 cherry:🍒 orange:🍊 berry:🫐
coconut:🥥 nut:🌰 peanut:🥜 wheat:🌾 egg:🥚 chicken:🐔 fish:🐟 turkey:🦃 beef:🥩 salad:🥗 pizza:🍕 taco:🌮 tortilla:🫓
spoon:🥄 plate:🍽️ cup:☕ kettle:🫖 chair:🪑 sofa:🛋️ bed:🛏️ leaf:🍃 mirror:🪞 brush:🪥 tub:🛁 shower:🚿 bucket:🪣 broom:🧹
window:🪟 door:🚪 ladder:🪜 house:🏠 key:🔑 lantern:🏮 clock:🕰️ picture:🖼️ drawer:🗄️ basket:🧺 box:📦 bag:👜 shirt:👕
dress:👗 coat:🧥 vest:🦺 scarf:🧣 glove:🧤 sock:🧦 shoe:👞 boot:👢 sandal:👡 hat:🎩 ring:💍 necklace:📿 umbrella:☂️ thread:🧵
yarn:🧶 sun:☀️ moon:🌙 star:⭐ cloud:☁️ rain:🌧️ snow:❄️ storm:⛈️ thunder:🌩️ fog:🌫️ sunrise:🌅 evening:🌆 night:🌃
early:⏰ mountain:⛰️ beach:🏖️ island:🏝️ wave:🌊 flower:🌸 rose:🌹 daisy:🌼 tulip:🌷 desert:🏜️ stone:🪨 dog:🐕 cat:🐈
horse:🐎 cow:🐄 pig:🐖 sheep:🐑 goat:🐐 duck:🦆 rabbit:🐇 mouse:🐁 frog:🐸 spider:🕷️ bee:🐝 ant:🐜 cricket:🦗 tiger:🐅 bear:🐻
wolf:🐺 fox:🦊 deer:🦌 monkey:🐒 elephant:🐘 giraffe:🦒 zebra:🦓 camel:🐪 hippo:🦛 whale:🐋 dolphin:🐬 shark:🦈 octopus:🐙
crab:🦀 lobster:🦞 seal:🦭 penguin:🐧 eagle:🦅 owl:🦉 parrot:🦜 pigeon:🕊️ swan:🦢 feather:🪶 paw:🐾 car:🚗 truck:🚚 bus:🚌
train:🚆 plane:🛩️ boat:🛥️ bike:🚲 wheel:🎡 route:🛣️ bridge:🌉 traffic:🚦 ticket:🎫 map:🗺️ anchor:⚓ sailboat:⛵ canoe:🛶
rocket:🚀 sled:🛷 hammer:🔨 screw:🔩 saw:🪚 paint:🖌️ brick:🧱 paper:📄 crayon:🖍️ pen:🖊️ book:📖 letter:📨 envelope:✉️
card:💳 school:🏫 ruler:📏 sum:➕ science:🔬 music:🎵 song:🎶 drum:🥁 guitar:🎸 piano:🎹 violin:🎻 trumpet:🎺 dance:🩰 game:🎮
ball:⚾ kite:🪁 puzzle:🧩 party:🎉 gift:🎁 movie:🎬 radio:📻 keyboard:⌨️ battery:🔋 red:🔴 blue:🔵 green:🟢 yellow:🟡
brown:🟤 black:⚫ white:⚪ hot:🥵 cold:🥶 cool:😎 shine:✨ new:🆕 fast:🏎️ slow:🐢 silence:🔇 noise:🔊 happy:😀 joke:😜 calm:😌
luck:🍀 soon:🔜 one:1️⃣ two:2️⃣ four:4️⃣ five:5️⃣ seven:7️⃣ eight:8️⃣ ten:🔟 first:🥇 half:🌓 jump:🦘 fix:🔧 dig:⛏️
play:🕹️ laugh:😂 smile:😊 talk:🗨️ think:💭 wish:🌠 help:🆘 send:📤 catch:🎣 buy:🛒 count:🔢 spend:💸 baby:🍼 clown:🤡
city:🏙️ town:🏘️ park:🏞️ bank:🏦 church:⛪ library:📚 museum:🏛️ theater:🎭 hotel:🏨 office:🏢 factory:🏭 castle:🏰 tent:⛺
summer:🌞 autumn:🍂 winter:⛄ month:📅 hour:🕐 minute:⏱️ left:⬅️ right:➡️ above:⬆️ below:⬇️ world:🌍 globe:🌐
satellite:🛰️ galaxy:🌌 fire:🔥 drop:💧 volcano:🌋 fountain:⛲ flag:🚩 sign:🪧 pine:🌲 oak:🌳 palm:🌴 cactus:🌵 fern:🌿
sunflower:🌻 clover:☘️ pumpkin:🎃 cucumber:🥒 cabbage:🥬 olive:🫒 kiwi:🥝 chocolate:🍫 tea:🍵 lemonade:🍋 lunch:🍱
pancake:🥞 waffle:🧇 noodle:🍝 burger:🍔 sausage:🌭 ham:🍖 bacon:🥓 sponge:🧽 dessert:🍨 bulb:💡 elevator:🛗 mailbox:📫
suitcase:🧳 backpack:🎒 knot:🪢 tape:📼 scissors:✂️ ink:🖋️ chart:📊 label:🏷️ newspaper:📰 diary:📔 alphabet:🔤
question:❓ number:#️⃣ circle:⭕ triangle:🔺 color:🌈 coin:🪙 dollar:💵 price:💲 sale:🛍️ receipt:🧾 work:💼 medal:🏅
trophy:🏆 soccer:⚽ tennis:🎾 boxing:🥊 golf:⛳ ski:🎿 chess:♟️ dice:🎲 yoyo:🪀 robot:🤖 mask:😷 magic:🪄 dragon:🐉
unicorn:🦄 crown:👑 tourist:📸 birthday:🎂 wedding:💒 banjo:🪕 accordion:🪗 microphone:🎤 speaker:📢 video:📹 photo:📷
television:📺 antenna:📡 magnet:🧲 compass:🧭 helmet:⛑️ denim:👖 patch:🩹 diamond:💎 bronze:🥉 log:🪵 gear:⚙️ seat:💺
paddle:🏓 helicopter:🚁 trolley:🚋 taxi:🚕 tractor:🚜 crane:🏗️ crosswalk:🚸 hospital:🏥 barber:💈 vote:🗳️ joy:😄
choice:☑️ end:🔚 top:🔝 hole:🕳️ angle:📐 zigzag:〰️ squirrel:🐿️ otter:🦦 hedgehog:🦔 bat:🦇 hamster:🐹 bull:🐂 pony:🐴
kitten:🐱 puppy:🐶 flamingo:🦩 lizard:🦎 worm:🪱 mosquito:🦟 ladybug:🐞 oyster:🦪 gorilla:🦍 panda:🐼 koala:🐨 llama:🦙
rhino:🦏 leopard:🐆 badger:🦡 again:🔄 bagel:🥯 bamboo:🎋 blow:🌬️ breeze:💨 bright:🔆 curious:🧐 dark:🌑 depart:🛫 divide:➗
explore:🔭 file:📁 finish:🏁 forward:⏩ fun:🎢 future:🔮 genius:🤓 group:👥 grow:🪴 hike:🥾 hockey:🏒 home:🏡 hug:🤗 hut:🛖
lazy:🦥 liberty:🗽 maple:🍁 message:📩 name:📛 nap:💤 note:📝 pause:⏸️ power:⚡ repeat:🔁 return:↩️ rich:🤑 search:🔍
shout:📣 sleep:😴 sneeze:🤧 splash:💦 sport:🏀 sprout:🌱 sunny:🌤️ surprise:😲 test:🧪 time:⌚ tool:🛠️ tune:🎼 volume:🎚️
wax:🕯️ wonder:😮 zero:0️⃣ album:💿 alligator:🐊 ambulance:🚑 angel:😇 aquarium:🐠 art:🎨 bird:🐦 bison:🦬 blouse:👚
bouquet:💐 broccoli:🥦 camp:🏕️ can:🥫 cattle:🐃 click:🖱️ comic:🗯️ cowboy:🤠 data:💾 dawn:🌄 degree:🌡️ delay:⏳
delicious:😋 dinosaur:🦕 diploma:🎓 dive:🤿 doctor:🩺 down:🔽 drizzle:🌦️ fashion:👠 flip:🙃 freight:🚛 frosting:🧁
frozen:🍦 fry:🍟 fuel:🛢️ goal:🥅 hurricane:🌀 insect:🪲 jog:👟 kiss:😘 loop:➰ lotion:🧴 love:❤️ mist:🌁 money:💰 open:📂
ornament:🎀 peak:🏔️ pencil:✏️ pin:📌 plug:🔌 purple:🟣 quiet:😶 rail:🛤️ ship:🚢 shop:🏪 six:6️⃣ skip:⏭️ slipper:🩴
snake:🐍 soap:🧼 soda:🥤 stew:🍲 subtract:➖ sunset:🌇 task:📋 tie:👔 tissue:🧻 van:🚐 vehicle:🚙 vibrate:📳 weather:⛅
wink:😉 yawn:🥱 yes:✅ affection:💕 landing:🛬 atom:⚛️ increase:📈 trash:🗑️ mobile:📱 cinema:🎦 chat:💬 document:📑
attach:📎 fortune:🥠 goggles:🥽 monitor:🖥️ monument:🗿 born:🐣 seashore:🐚 teddy:🧸 potion:⚗️ previous:⏮️ reduce:📉
giggle:😆 link:🔗 jersey:🎽 motorboat:🚤 flashlight:🔦 place:📍 asteroid:☄️ baguette:🥖 awesome:🤩 caution:⚠️ endless:♾️
film:🎞️ hook:🪝 hooray:🥳 inflate:🎈 jet:✈️ jolly:😁 laptop:💻 custard:🍮 iceberg:🧊 judo:🥋 mammoth:🦣 skunk:🦨
overcast:🌥️ ufo:🛸 pinata:🪅 racket:🏸 donut:🍩 blush:☺️ rugby:🏉 saxophone:🎷 silhouette:👤 whirlwind:🌪️ utensil:🍴
renew:♻️ bongo:🪘 guacamole:🥑 sushi:🍣 curry:🍛 omelet:🍳 tapioca:🧋 ogre:👹 emoji:🙂 wifi:📶 podcast:🎙️ monster:👾
hibiscus:🌺 kimono:👘 chirp:🐤 meow:😺 moo:🐮 lollipop:🍭 scroll:📜 abacus:🧮 cosmos:🪐 chipotle:🌶️ volleyball:🏐 web:🕸️
croissant:🥐 bell:🔔 pouch:👝 locomotive:🚂 dodo:🦤 paella:🥘 larva:🐛 romance:💞 gasoline:⛽ falafel:🧆 ramen:🍜
labrador:🦮 fax:📠 euro:💶 yen:💴 full:🌕 bored:😑 biology:🧬 rhombus:🔷
`

export const returnWordPictures: Readonly<Record<string, string>> = Object.fromEntries(
  pictures
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(':')),
)
