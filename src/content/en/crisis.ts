/**
 * The fixed opening text in a crisis (T-11.5), and before answers about law, supervision and privacy. Each was written
 * for its class in each language; a model never changes it.
 */
export const crisis = {
  replies: {
    self_harm:
      'I am glad you told me. You matter, and you do not have to be alone with this.\n\n- **Call or text 988 now.** A real person will listen, day and night. It is free.\n- **If you are in danger right now, call 911.**\n- If you can, move away from what could hurt you, and be near somebody.\n\nAre you safe right now? I am still here. You can keep talking to me.',
    hopeless:
      'That sounds very heavy. Thank you for telling me. You do not have to fix it all today.\n\n- **Call or text 988** any time. A real person will listen. You do not have to be in danger to call.\n- One small thing for now: drink some water, sit down, breathe out slowly.\n\nDo you want to tell me what hurts the most?',
    someone_at_risk:
      'It is good that you are looking out for them. You can help.\n\n- **If they are in danger right now, call 911.**\n- **Call or text 988.** They help people who worry about someone, too.\n- Ask them straight: "Are you thinking of ending your life?" Asking does not put the idea in their head. Listen, and stay near.\n- If you can do it safely, move away things that could hurt them.\n\nAre they with you right now?',
    overdose:
      '**Call 911 now.** Say where you are, and that someone is not breathing right or will not wake up.\n\n- Give **naloxone** (Narcan) if you have it.\n- Lay them on their side. Stay with them until help comes.\n- Many states protect people who call for help. Being on supervision can change that. A life comes first.\n\nIf you cannot call, shout for someone who can.',
    using_or_withdrawal:
      'No shame here. Let us keep you safe.\n\n- After time inside, your body takes much less. What was normal before can kill now.\n- Do not use alone. Keep **naloxone** (Narcan) near you.\n- Shaking, seeing things or seizures after stopping alcohol or pills like Xanax is an emergency. **Call 911.**\n- **1-800-662-4357** finds treatment. It is free, day and night, in English and Spanish.\n\nDo you want help to find treatment near you?',
    being_hurt:
      'I am sorry this is happening. It is not your fault.\n\n- **If you are in danger now, call 911.**\n- **1-800-799-7233** is the National Domestic Violence Hotline. It is free, private, day and night.\n- If this phone may be watched, use a safer one. The Exit button hides this page fast.\n- You choose what to do and when. They can help you make a plan.\n\nAre you somewhere safe right now?',
    hurting_others:
      'I hear how angry or hurt you are. Please give it some time and space first.\n\n- **Walk away now** if you can. Go outside, or to someone who calms you.\n- **Call or text 988.** They help with anger and rage too. It is free.\n- If someone is about to be hurt, **call 911.**\n\nWhat happened? I will listen.',
    child_harm:
      'Thank you for telling me. A child or a person who depends on others must be safe first.\n\n- **If someone is in danger now, call 911.**\n- Your county has a child or adult protection office. **2-1-1** can connect you.\n- A report tells them what you saw or heard. They look into it. You do not need proof.\n\nIs the child safe right now?',
    trafficking:
      'You do not owe anyone your freedom. You have rights here, whatever your papers say.\n\n- **If you are in danger, call 911.**\n- **2-1-1** can connect you with people who help when someone takes your pay, your papers or your freedom.\n- Do not tell the person who holds you that you are asking for help. Use a safe phone.\n\nYou do not have to tell me more than you want to.',
  },
  openings: {
    legal:
      'I am not a lawyer, and I cannot say how a case will end. Here are general facts. If there is a deadline or a court date, call legal aid or the public defender today.',
    supervision:
      'No judgment here. Talk to your lawyer or public defender first if you can, then reach your officer soon. Keep proof of what you did. Your written rules are the ones that count.',
    immigration:
      'You do not have to tell me your status. A conviction can change a lot. See a trained immigration lawyer before you file a form, take a trip or renew a card.',
    voting:
      'The rule is not the same in each state. Ask your election office before you sign up or vote. To vote when it is not allowed can be a crime.',
    refuse:
      'I cannot help with that one. I do not want it to cost you your freedom or hurt anyone. If you feel stuck, a lawyer or public defender can tell you your real choices, and what you tell them is private. I can help you find one, or find help with what is behind this.',
    privacy:
      'Here is the truth. We do not keep your chats on our server. Your chat stays in this browser until you delete it, or after 30 days. In a no-trace chat nothing is kept at all. If an AI model is switched on for this site, your words go to it with phone numbers and other private numbers hidden. This is not like talking to a lawyer: a court could ask for what is on your phone. You can clear this device any time in the menu.',
  },
  output: {
    selfHarm: 'I will not describe that. If it is about you, call or text 988 now. A real person will listen.',
    doses: 'I cannot tell amounts. Ask a pharmacist or a doctor. Poison Help is 1-800-222-1222.',
    sourcing: 'I cannot help get that. For treatment, call 1-800-662-4357.',
    evasion:
      'I cannot help get around a test, a monitor or a warrant. A public defender can tell you your real choices.',
    outcomes: 'Nobody can promise how a case will end. Ask a lawyer or legal aid.',
  },
} as const
