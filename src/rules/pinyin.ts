/**
 * Every syllable, each followed by the first character that is read so, in the order of pinyin. The order is the
 * platform's own collation, so that no table of characters has to be loaded. ü is written v, as it is typed.
 */
const table = [
  "a吖ai哎an安ang肮ao凹",
  "ba丷bai挀ban扳bang邦bao勹bei卑ben奔beng伻bi偪bian边biao灬bie憋bin汃bing冫bo癶bu峬",
  "ca嚓cai偲can参cang仓cao撡ce冊cen嵾ceng曽cha叉chai芆chan辿chang伥chao抄che车chen抻cheng阷chi吃chong充chou抽chu出chuai揣chuan巛chuang刅chui吹chun旾chuo逴ci呲cong匆cou凑cu粗cuan汆cui崔cun邨cuo搓",
  "da咑dai呆dan丹dang当dao刀de嘚den扥deng灯di氐dia嗲dian敁diao刁die爹ding丁diu丟dong东dou吺du厾duan耑dui垖dun吨duo多",
  "e妸ei诶en奀eng鞥er儿",
  "fa发fan帆fang匚fei飞fen分feng丰fo仏fou紑fu夫",
  "ga旮gai侅gan甘gang冈gao皋ge戈gei给gen根geng刯gong工gou勾gu估gua瓜guai乖guan关guang光gui归gun丨guo呙",
  "ha哈hai咍han佄hang夯hao茠he诃hei黒hen拫heng亨hong叿hou齁hu乎hua花huai怀huan欢huang巟hui灰hun昏huo吙",
  "ji丌jia加jian戋jiang江jiao艽jie阶jin巾jing坕jiong冂jiu丩ju凥juan姢jue噘jun军",
  "ka咔kai开kan刊kang忼kao尻ke匼kei剋ken肎keng劥kong空kou抠ku扝kua夸kuai蒯kuan宽kuang匡kui亏kun坤kuo扩",
  "la垃lai来lan兰lang啷lao捞le仂lei雷leng崚li哩lia俩lian奁liang良liao撩lie毟lin拎ling伶liu溜long龙lou瞜lu噜lv驴luan娈lve掠lun抡luo啰",
  "ma妈mai埋man嫚mang牤mao猫me嚒mei坆men椚meng擝mi咪mian宀miao喵mie乜min民ming名miu谬mo摸mou哞mu毪",
  "na拏nai腉nan囡nang囔nao孬ne疒nei娞nen恁neng能ni妮nian拈niang娘niao鸟nie捏nin囜ning宁niu妞nong农nou羺nu奴nv女nuan奻nve疟nuo挪",
  "o喔ou讴",
  "pa妑pai拍pan眅pang乓pao抛pei呸pen喷peng匉pi丕pian囨piao剽pie氕pin姘ping乒po钋pou剖pu仆",
  "qi七qia掐qian千qiang呛qiao悄qie苆qin亲qing靑qiong卭qiu丘qu区quan奍que炔qun夋",
  "ran呥rang穣rao娆re惹ren人reng扔ri日rong戎rou厹ru邚ruan堧rui桵run瞤ruo捼",
  "sa仨sai毢san三sang桒sao掻se閪sen森seng僧sha杀shai筛shan山shang伤shao弰she奢shen申sheng升shi尸shou収shu书shua刷shuai衰shuan闩shuang双shui脽shun吮shuo说si厶song忪sou凁su苏suan狻sui夊sun孙suo唆",
  "ta他tai囼tan坍tang汤tao夲te忑teng熥ti剔tian天tiao旫tie帖ting厅tong囲tou偷tu凸tuan湍tui推tun吞tuo乇",
  "wa屲wai歪wan弯wang尢wei危wen昷weng翁wo挝wu乌",
  "xi夕xia呷xian仙xiang乡xiao灱xie些xin心xing星xiong凶xiu休xu吁xuan吅xue削xun坃",
  "ya丫yan恹yang央yao幺ye倻yi一yin囙ying应yo哟yong佣you优yu込yuan囦yue曰yun晕",
  "za帀zai災zan兂zang匨zao傮ze则zei贼zen怎zeng囎zha扎zhai夈zhan枬zhang张zhao佋zhe蜇zhen贞zheng凧zhi之zhong中zhou州zhu朱zhua抓zhuai跩zhuan专zhuang妆zhui隹zhun宒zhuo拙zi孜zong宗zou邹zu租zuan钻zui厜zun尊zuo嘬",
].join("");
const syllables = table.match(/[a-z]+/g) ?? [];
const firstCharacters = table.match(/[^a-z]/gu) ?? [];
const known: ReadonlySet<string> = new Set(syllables);
const longestSyllable = 6;

/**
 * The pinyin of a Chinese character without its tone, "lin" for 林; "" for other characters. Of several readings the usual
 * one counts.
 */
export function pinyinSyllable(character: string): string {
  const cached = cache.get(character);
  if (cached !== undefined) return cached;
  const syllable = isHan(character) ? findSyllable(character) : "";
  cache.set(character, syllable);
  return syllable;
}

/** A syllable as it is written among others, so that each begins where a capital stands: "Lin". */
export function writtenSyllable(syllable: string): string {
  return syllable.charAt(0).toUpperCase() + syllable.slice(1);
}

/** As many readings of a text as are looked for; longer texts than a name have more. */
const maximumSpellings = 12;

/**
 * The ways in which a text of plain letters is pinyin, the last syllable perhaps not typed to its end: "wenli" is
 * "WenLi", "xian" is "Xian" and "XiAn". None for a text that is no pinyin.
 */
export function pinyinSpellings(text: string): readonly string[] {
  const found: string[] = [];
  /** Ends of the text that are no pinyin, whatever stands before them: looked at once. */
  const unreadable = new Set<string>();
  const read = (rest: string, before: string) => {
    if (found.length >= maximumSpellings || unreadable.has(rest)) return;
    if (rest === "") return void found.push(before);
    const count = found.length;
    for (let length = Math.min(longestSyllable, rest.length); length > 0; length -= 1) {
      const head = rest.slice(0, length);
      if (known.has(head)) read(rest.slice(length), before + writtenSyllable(head));
    }
    if (!known.has(rest) && syllables.some((syllable) => syllable.startsWith(rest)))
      found.push(before + writtenSyllable(rest));
    if (found.length === count) unreadable.add(rest);
  };
  read(text, "");
  return found;
}

/** Sorts texts by pinyin: the rank of every distinct text, for comparing many rows without the collation. */
export function pinyinRanks(texts: Iterable<string>): ReadonlyMap<string, number> {
  const distinct = [...new Set(texts)];
  const rankOfCharacter = new Map(
    [...new Set(distinct.join(""))]
      .sort(collator().compare)
      .map((character, rank) => [character, String.fromCharCode(rank)]),
  );
  const keyOf = (text: string) => [...text].map((character) => rankOfCharacter.get(character)).join("");
  return new Map(
    distinct
      .map((text): [string, string] => [keyOf(text), text])
      .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
      .map(([, text], rank) => [text, rank]),
  );
}

const cache = new Map<string, string>();
let sharedCollator: Intl.Collator | null = null;

function collator(): Intl.Collator {
  sharedCollator ??= new Intl.Collator("zh-CN-u-co-pinyin");
  return sharedCollator;
}

/** By halves, as a comparison by pinyin is slow. */
function findSyllable(character: string): string {
  const { compare } = collator();
  let before = 0;
  let after = firstCharacters.length;
  while (before < after) {
    const middle = (before + after) >> 1;
    if (compare(firstCharacters[middle] ?? "", character) > 0) after = middle;
    else before = middle + 1;
  }
  return syllables[before - 1] ?? "";
}

function isHan(character: string): boolean {
  return /\p{Script=Han}/u.test(character);
}
